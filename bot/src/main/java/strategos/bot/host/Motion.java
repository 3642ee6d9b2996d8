package strategos.bot.host;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.bot.host.time.TimeRules;
import strategos.engine.Chapter;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What can be proposed to all players of a match. */
public sealed interface Motion {
    /** Its name, as it is stored and typed. */
    String word();

    /** Whether it falls when all see the match move on: those who agreed did so to what they were shown. */
    default boolean passing() {
        return false;
    }

    /** The position of an earlier version holds again. */
    record Rewind(Point to) implements Motion {
        /** How it is stored and typed. */
        public static final String WORD = "rewind";

        @Override
        public String word() {
            return WORD;
        }

        @Override
        public boolean passing() {
            return true;
        }
    }

    /** The match ends, and nobody has won. */
    record Draw() implements Motion {
        /** How it is stored and typed. */
        public static final String WORD = "draw";

        @Override
        public String word() {
            return WORD;
        }
    }

    /** The match ends without any result. */
    record End() implements Motion {
        /** How it is stored and typed. */
        public static final String WORD = "end";

        @Override
        public String word() {
            return WORD;
        }
    }

    /** What waits for the beacon goes on without it. */
    record Alone() implements Motion {
        /** How it is stored and typed. */
        public static final String WORD = "chain";

        @Override
        public String word() {
            return WORD;
        }

        @Override
        public boolean passing() {
            return true;
        }
    }

    /** The clocks stand still. */
    record Pause() implements Motion {
        /** How it is stored and typed. */
        public static final String WORD = "pause";

        @Override
        public String word() {
            return WORD;
        }
    }

    /** Other rules of time hold: options with their values, as far as they change. */
    record Retime(Optional<String> clock, Optional<String> lapse, Optional<String> remind) implements Motion {
        /** How it is stored and typed. */
        public static final String WORD = "clock";

        /** Of options with their values. */
        public static Retime of(Map<String, String> chosen) {
            return new Retime(
                    Optional.ofNullable(chosen.get(TimeRules.CLOCK)),
                    Optional.ofNullable(chosen.get(TimeRules.LAPSE)),
                    Optional.ofNullable(chosen.get(TimeRules.REMIND)));
        }

        /** The options that change, with their values. */
        public Map<String, String> chosen() {
            Map<String, String> chosen = new LinkedHashMap<>();
            clock.ifPresent(value -> chosen.put(TimeRules.CLOCK, value));
            lapse.ifPresent(value -> chosen.put(TimeRules.LAPSE, value));
            remind.ifPresent(value -> chosen.put(TimeRules.REMIND, value));
            return chosen;
        }

        @Override
        public String word() {
            return WORD;
        }
    }

    /**
     * A moment to which a match can go back: before an order of which everyone was told.
     *
     * @param version of the journal, whose position it is
     * @param orders how many such orders would be undone
     * @param rolls open rolls among what would be undone
     * @param first what everyone was told first of the first of these orders
     * @param last what everyone was told first of the last of these orders, the oldest first
     * @param opens the heading of the chapter that begins there, if one does
     * @param frame whether a year or a game turn begins there
     * @param resumed the chapter that goes on there, where others have begun since
     */
    record Point(
            long version,
            int orders,
            int rolls,
            Line first,
            List<Line> last,
            Optional<Text> opens,
            boolean frame,
            Optional<Chapter> resumed) {
        /** So many orders are told in words. */
        public static final int TOLD = 3;

        public Point {
            last = List.copyOf(last);
        }
    }
}
