package strategos.bot.host.time;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Optional;

/**
 * What a person wishes about time, in all their matches.
 *
 * @param quiet hours in which they are not notified
 * @param away until when they are not notified at all
 * @param remind the least time between two reminders; zero for no reminders, empty for what each match says
 */
public record Wishes(ZoneId zone, Optional<Quiet> quiet, Optional<Instant> away, Optional<Duration> remind) {
    /** Nothing said. */
    public static final Wishes NONE = new Wishes(ZoneOffset.UTC, Optional.empty(), Optional.empty(), Optional.empty());

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
