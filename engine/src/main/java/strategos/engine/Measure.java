package strategos.engine;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/**
 * Something by which one follows how a match goes, as everyone may know it: a score, men, talents. A chart shows its values
 * over the whole match, so a game gives the same measures with the same readings at every position.
 *
 * @param name what it is, in a word or two
 * @param note what is counted, in a sentence
 * @param wide whether it is what the match turns on, and so has a chart of its own
 * @param zero whether its chart begins at 0; not so where nothing comes near it
 * @param poles whom it favours below 0 and above; none where each reading stands for itself
 */
public record Measure(Text name, Text note, boolean wide, boolean zero, Optional<Poles> poles, List<Reading> readings) {
    public Measure {
        readings = List.copyOf(readings);
    }

    /** One of several counts, with a chart that begins at 0. */
    public Measure(Text name, Text note, List<Reading> readings) {
        this(name, note, false, true, Optional.empty(), readings);
    }

    /** The same as what the match turns on. */
    public Measure leading() {
        return new Measure(name, note, true, zero, poles, readings);
    }

    /**
     * Two sides of a scale.
     *
     * @param low style of the side that it favours below 0
     * @param high style of the side that it favours above
     */
    public record Poles(String low, Text lowName, String high, Text highName) {}

    /**
     * Where it stands for a seat, or for all.
     *
     * @param seat whose reading it is; empty where it is everybody's
     * @param style a style of the game's look, for the colour of its line: a seat's is always the same
     * @param value none where it has no meaning any more
     */
    public record Reading(Text name, Optional<Seat> seat, String style, OptionalDouble value) {
        /** A seat's own. */
        public Reading(Text name, Seat seat, String style, double value) {
            this(name, Optional.of(seat), style, OptionalDouble.of(value));
        }
    }
}
