package strategos.bot.host.time;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads moments to come as people type them in their zone: {@code 3d 12h}, {@code fri 20:00}, {@code tomorrow}, {@code 2026-12-24 18:00}. */
public final class When {
    private static final Map<String, DayOfWeek> DAYS = Map.of(
            "mon", DayOfWeek.MONDAY,
            "tue", DayOfWeek.TUESDAY,
            "wed", DayOfWeek.WEDNESDAY,
            "thu", DayOfWeek.THURSDAY,
            "fri", DayOfWeek.FRIDAY,
            "sat", DayOfWeek.SATURDAY,
            "sun", DayOfWeek.SUNDAY);

    private static final Pattern TIME = Pattern.compile("(\\d{1,2})(?::(\\d{2}))?");
    private static final Pattern DATE = Pattern.compile("(\\d{4})-(\\d{1,2})-(\\d{1,2})");

    /** Letters of a day's name that count. */
    private static final int LETTERS = 3;

    private final ZoneId zone;
    private final Instant now;

    public When(ZoneId zone, Instant now) {
        this.zone = zone;
        this.now = now;
    }

    /**
     * The moment; a day without a time is its beginning. An hour that a clock leaves out when it is put forward counts as the
     * one after it, one that comes twice as the first. Empty where the words are none, or the moment is past or more than a
     * year ahead.
     */
    public Optional<Instant> read(String words) {
        String typed = words.strip().toLowerCase(Locale.ROOT);
        return Durations.read(typed)
                .map(now::plus)
                .or(() -> named(typed))
                .filter(then -> then.isAfter(now) && !then.isAfter(now.plus(Durations.MOST)));
    }

    private Optional<Instant> named(String typed) {
        String[] parts = typed.split("\\s+", 2);
        try {
            Optional<LocalTime> only = parts.length == 1 ? time(typed) : Optional.empty();
            if (only.isPresent()) {
                LocalDate today = now.atZone(zone).toLocalDate();
                Instant then = at(today, only.get());
                return Optional.of(then.isAfter(now) ? then : at(today.plusDays(1), only.get()));
            }
            Optional<LocalTime> hour = parts.length == 1 ? Optional.of(LocalTime.MIN) : time(parts[1]);
            return hour.flatMap(time -> date(parts[0], time).map(date -> at(date, time)));
        } catch (DateTimeException noSuchDay) {
            return Optional.empty();
        }
    }

    private Instant at(LocalDate date, LocalTime time) {
        return date.atTime(time).atZone(zone).toInstant();
    }

    private static Optional<LocalTime> time(String typed) {
        Matcher time = TIME.matcher(typed);
        return time.matches()
                ? Optional.of(LocalTime.of(
                        Integer.parseInt(time.group(1)), time.group(2) == null ? 0 : Integer.parseInt(time.group(2))))
                : Optional.empty();
    }

    /** The next such day; today's own name is today if the time is still to come. */
    private Optional<LocalDate> date(String typed, LocalTime time) {
        LocalDate today = now.atZone(zone).toLocalDate();
        Matcher date = DATE.matcher(typed);
        if (date.matches()) {
            return Optional.of(LocalDate.of(
                    Integer.parseInt(date.group(1)), Integer.parseInt(date.group(2)), Integer.parseInt(date.group(3))));
        }
        if (typed.equals("today")) {
            return Optional.of(today);
        }
        if (typed.equals("tomorrow")) {
            return Optional.of(today.plusDays(1));
        }
        DayOfWeek day = typed.length() < LETTERS ? null : DAYS.get(typed.substring(0, LETTERS));
        return Optional.ofNullable(day).map(named -> {
            LocalDate next = today.with(TemporalAdjusters.nextOrSame(named));
            return at(next, time).isAfter(now) ? next : today.with(TemporalAdjusters.next(named));
        });
    }
}
