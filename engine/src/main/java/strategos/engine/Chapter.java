package strategos.engine;

import java.util.Optional;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/**
 * A natural piece of a match, told in one report: an army's turn, a side's quarter, an activation.
 *
 * @param title its heading, which everyone may know
 * @param seat whose it is; nobody's where both sides have their share, as in a year's administration
 * @param style whose colour it bears: a style of the game's look; nobody's where it is empty
 * @param frame whether a year or a game turn begins with it: never told together with what was before
 * @param framed what that year or turn is called, where the title says more than it
 */
public record Chapter(Text title, Optional<Seat> seat, Optional<String> style, boolean frame, Optional<Text> framed) {
    /** A chapter of one seat within a larger frame. */
    public static Chapter of(Text title, Seat seat, String style) {
        return new Chapter(title, Optional.of(seat), Optional.of(style), false, Optional.empty());
    }

    /** One that opens a frame, nobody's own. */
    public static Chapter frame(Text title) {
        return new Chapter(title, Optional.empty(), Optional.empty(), true, Optional.empty());
    }

    /** The same, with which a year or turn of that name begins. */
    public Chapter opening(Text named) {
        return new Chapter(title, seat, style, true, Optional.of(named));
    }

    /** What the year or turn is called that begins with it. */
    public Text frameTitle() {
        return framed.orElse(title);
    }
}
