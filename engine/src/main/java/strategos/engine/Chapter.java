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
 */
public record Chapter(Text title, Optional<Seat> seat, Optional<String> style, boolean frame) {
    /** A chapter of one seat within a larger frame. */
    public static Chapter of(Text title, Seat seat, String style) {
        return new Chapter(title, Optional.of(seat), Optional.of(style), false);
    }

    /** One that opens a frame, nobody's own. */
    public static Chapter frame(Text title) {
        return new Chapter(title, Optional.empty(), Optional.empty(), true);
    }

    /** The same, which also opens a frame. */
    public Chapter framing(boolean opens) {
        return new Chapter(title, seat, style, frame || opens);
    }
}
