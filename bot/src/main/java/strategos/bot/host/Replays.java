package strategos.bot.host;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SequencedMap;
import java.util.function.Consumer;
import strategos.engine.Measure;
import strategos.engine.View;
import strategos.engine.dice.Roll;
import strategos.engine.scene.Board;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Matches played again from their journals. */
public interface Replays {
    /** The kind of the step that shows how it was set up. */
    String OPENING = "beginning";

    /**
     * Plays a match again from its set-up on, and shows each step as it is made, so that no more than a few are in memory.
     * Before the end it shows what the viewer may know and no step of which the viewer has noticed nothing; after it, every
     * step and every roll.
     *
     * @throws IllegalArgumentException when there is no such match, or it has not begun
     */
    void play(String match, Viewer viewer, Consumer<Step> reader);

    /**
     * What one order, or the host, did.
     *
     * @param version of the journal; before the end those alone are counted that the viewer has noticed
     * @param kind in the host's words: an order, an undo; the first is the opening
     * @param seat who decided, if anybody
     * @param backTo the step whose position holds again, of a step that goes back
     * @param told its story
     * @param rolls those that the viewer may know of
     * @param strips the same rolls with what they came to
     * @param boards fights that were decided
     * @param awaited who is asked then, with the public question
     * @param date the year or turn then
     * @param view what the viewer may know then
     * @param measures where it stands then
     */
    record Step(
            long version,
            String kind,
            Optional<Seat> seat,
            String source,
            Instant at,
            OptionalLong backTo,
            List<Line> told,
            List<Fallen> rolls,
            List<Strip> strips,
            List<Board> boards,
            SequencedMap<Seat, Text> awaited,
            Optional<Text> date,
            View view,
            List<Measure> measures) {
        public Step {
            told = List.copyOf(told);
            rolls = List.copyOf(rolls);
            strips = List.copyOf(strips);
            boards = List.copyOf(boards);
            measures = List.copyOf(measures);
        }
    }

    /**
     * A roll.
     *
     * @param drawn of a sealed roll that is opened: what was drawn or dealt, by name
     */
    record Fallen(Roll roll, List<Text> drawn) {
        public Fallen {
            drawn = List.copyOf(drawn);
        }
    }
}
