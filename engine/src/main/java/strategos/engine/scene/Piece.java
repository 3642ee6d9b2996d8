package strategos.engine.scene;

import java.util.Optional;
import java.util.Set;
import strategos.engine.text.Text;

/**
 * A counter, pawn or marker.
 *
 * @param spot where it lies: a spot of the sheet; of a piece beside the map it says nothing
 * @param style a style of the sheet: its shape, colour and hatch
 * @param sign letters on it
 * @param number the figure on it
 * @param badge a small figure at its corner: how many units a pile holds
 * @param looks states that the style knows how to show, such as {@code wavering} or {@code lost}
 * @param label what it is, in words, for lists and the alt text
 */
public record Piece(
        String spot,
        String style,
        Optional<String> sign,
        Optional<String> number,
        Optional<String> badge,
        Set<String> looks,
        Text label) {
    /** Fights that were stored before letters were optional have empty ones for none. */
    public Piece {
        sign = sign.filter(letters -> !letters.isEmpty());
        number = number.filter(figure -> !figure.isEmpty());
        badge = badge.filter(figure -> !figure.isEmpty());
        looks = Set.copyOf(looks);
    }

    /** With nothing on it. */
    public static Piece at(String spot, String style, Text label) {
        return new Piece(spot, style, Optional.empty(), Optional.empty(), Optional.empty(), Set.of(), label);
    }

    /** With nothing on it, beside the map. */
    public static Piece beside(String style, Text label) {
        return at("", style, label);
    }

    /** The same with these letters on it. */
    public Piece signed(String letters) {
        return new Piece(spot, style, Optional.of(letters), number, badge, looks, label);
    }

    /** The same with this figure on it. */
    public Piece numbered(String figure) {
        return new Piece(spot, style, sign, Optional.of(figure), badge, looks, label);
    }

    public Piece numbered(int figure) {
        return numbered(Integer.toString(figure));
    }

    /** The same with this figure at its corner. */
    public Piece badged(String figure) {
        return new Piece(spot, style, sign, number, Optional.of(figure), looks, label);
    }

    /** The same as a pile of so many; one alone needs no badge. */
    public Piece piled(int count) {
        return count > 1 ? badged(Integer.toString(count)) : this;
    }

    /** The same in these states. */
    public Piece looking(Set<String> states) {
        return new Piece(spot, style, sign, number, badge, states, label);
    }
}
