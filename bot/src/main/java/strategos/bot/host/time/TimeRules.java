package strategos.bot.host.time;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
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

    /**
     * What a person wishes about time, in all their matches.
     *
     * @param quiet hours in which they are not notified
     * @param away until when they are not notified at all
     * @param remind the least time between two reminders; zero for no reminders, empty for what each match says
     */
    public record Wishes(ZoneId zone, Optional<Quiet> quiet, Optional<Instant> away, Optional<Duration> remind) {
        /** Nothing said. */
        public static final Wishes NONE =
                new Wishes(ZoneOffset.UTC, Optional.empty(), Optional.empty(), Optional.empty());

        /** Hours of each day, in the person's zone; over midnight where they end before they begin. */
        public record Quiet(LocalTime from, LocalTime to) {
            boolean at(LocalTime time) {
                return from.isBefore(to)
                        ? !time.isBefore(from) && time.isBefore(to)
                        : !time.isBefore(from) || time.isBefore(to);
            }
        }

        /** Until when they are not to be notified now; empty when they may be. */
        public Optional<Instant> silentUntil(Instant now) {
            Instant from = away.filter(now::isBefore).orElse(now);
            Instant then = quietUntil(from).orElse(from);
            return then.isAfter(now) ? Optional.of(then) : Optional.empty();
        }

        /** When the quiet hours end that are at that moment. Where a clock is put back, the second of two like hours counts. */
        private Optional<Instant> quietUntil(Instant now) {
            ZonedDateTime local = now.atZone(zone);
            return quiet.filter(hours -> hours.at(local.toLocalTime())).map(hours -> {
                LocalDate date = local.toLocalTime().isBefore(hours.to())
                        ? local.toLocalDate()
                        : local.toLocalDate().plusDays(1);
                return date.atTime(hours.to())
                        .atZone(zone)
                        .withLaterOffsetAtOverlap()
                        .toInstant();
            });
        }

        /** Whether they are away then. */
        public boolean away(Instant now) {
            return away.filter(now::isBefore).isPresent();
        }

        public Wishes withZone(ZoneId other) {
            return new Wishes(other, quiet, away, remind);
        }

        public Wishes withQuiet(Optional<Quiet> hours) {
            return new Wishes(zone, hours, away, remind);
        }

        public Wishes withAway(Optional<Instant> until) {
            return new Wishes(zone, quiet, until, remind);
        }

        public Wishes withRemind(Optional<Duration> least) {
            return new Wishes(zone, quiet, away, least);
        }
    }
}
