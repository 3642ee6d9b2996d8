package strategos.bot.host;

import java.time.Instant;
import java.util.List;
import strategos.engine.text.Text.Line;

/** A match as everyone saw it at each point of its story. */
public interface Moments {
    /**
     * The match at a moment.
     *
     * @param match the id of one that has begun
     * @param number of the moment: 0 for the set-up, then one for each time something was told; of larger ones the last
     */
    Moment at(String match, int number);

    /**
     * A moment of a match.
     *
     * @param last the number of the last one
     * @param time when it was
     * @param told what everyone was told then
     * @param then the match with the position of that moment
     */
    record Moment(int number, int last, Instant time, List<Line> told, LiveMatch then) {
        public Moment {
            told = List.copyOf(told);
        }
    }
}
