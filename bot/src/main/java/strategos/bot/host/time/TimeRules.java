package strategos.bot.host.time;

import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The rules of time in a match, as its options say.
 *
 * @param lapse what is done when somebody's time is out
 * @param remind how long one who is waited for is left alone without a clock; empty for always
 */
public record TimeRules(Clock clock, Lapse lapse, Optional<Duration> remind) {
    /** The option that says how much time a seat has. */
    public static final String CLOCK = "clock";

    /** The option that says what is done when it is out. */
    public static final String LAPSE = "lapse";

    /** The option that says how often one is reminded without a clock. */
    public static final String REMIND = "remind";

    /** What is done when somebody's time is out. */
    public enum Lapse {
        /** The default answer is given. */
        FALLBACK,
        /** They are reminded, and nothing else. */
        REMIND,
        /** The computer plays on until they take the seat again. */
        COMPUTER,
        /** The seat is open to anybody. */
        OPEN;

        /** As an option's value. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The rules by these options; a match that began before there was an option has what there was then. */
    public static TimeRules of(Map<String, String> options) {
        return new TimeRules(
                Clock.read(options.getOrDefault(CLOCK, Clock.NONE)).orElseThrow(),
                Lapse.valueOf(options.getOrDefault(LAPSE, Lapse.FALLBACK.word()).toUpperCase(Locale.ROOT)),
                Optional.of(options.getOrDefault(REMIND, Clock.NONE))
                        .filter(word -> !word.equals(Clock.NONE))
                        .flatMap(Durations::read));
    }

    /** Whether any time is told for those who are waited for. */
    public boolean idle() {
        return clock instanceof Clock.None && remind.isEmpty();
    }
}
