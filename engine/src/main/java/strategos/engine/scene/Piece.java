package strategos.engine.scene;

import java.util.Set;
import strategos.engine.text.Text;

/**
 * A counter, pawn or marker.
 *
 * @param spot where it lies: a spot of the sheet
 * @param style a style of the sheet: its shape, colour and hatch
 * @param sign letters on it, or empty
 * @param number the figure on it, or empty
 * @param badge a small figure at its corner (how many units a pile holds), or empty
 * @param looks states that the style knows how to show, such as {@code wavering} or {@code lost}
 * @param label what it is, in words, for lists and the alt text
 */
public record Piece(
        String spot, String style, String sign, String number, String badge, Set<String> looks, Text label) {
    public Piece {
        looks = Set.copyOf(looks);
    }
}
