package strategos.bot.host.time;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How much time a seat has that is waited for. */
public sealed interface Clock {
    /** All the time it likes. */
    record None() implements Clock {}

    /** So much for each decision. */
    record PerDecision(Duration time) implements Clock {}

    /**
     * So much for the whole match.
     *
     * @param increment given for each decision
     * @param cap more than that is never saved
     */
    record Bank(Duration start, Duration increment, Duration cap) implements Clock {}

    /** As an option's value: {@code none}, {@code 36h}, {@code bank 3d +12h to 6d}. */
    default String word() {
        return switch (this) {
            case None() -> NONE;
            case PerDecision(Duration time) -> Durations.hours(time);
            case Bank(Duration start, Duration increment, Duration cap) ->
                "bank " + Durations.write(start)
                        + (increment.isZero() ? "" : " +" + Durations.write(increment))
                        + " to " + Durations.write(cap);
        };
    }

    /** The value of no clock. */
    String NONE = "none";

    /** {@code bank 3d +12h to 6d}, each but the first may be left out. */
    Pattern BANK = Pattern.compile("bank\\s+([\\dwdhm ]+?)(?:\\s*\\+\\s*([\\dwdhm ]+?))?(?:\\s+to\\s+([\\dwdhm ]+))?");

    /** No clock takes more than the longest time. */
    private static Duration twice(Duration time) {
        Duration twice = time.multipliedBy(2);
        return twice.compareTo(Durations.MOST) > 0 ? Durations.MOST : twice;
    }

    /** The clock of those words; empty where they are none. Of a clock's own words it is that clock. */
    static Optional<Clock> read(String words) {
        String typed = words.strip().toLowerCase(Locale.ROOT);
        if (typed.equals(NONE)) {
            return Optional.of(new None());
        }
        Matcher bank = BANK.matcher(typed);
        if (!bank.matches()) {
            return Durations.read(typed).map(PerDecision::new);
        }
        Optional<Duration> start = Durations.read(bank.group(1));
        Optional<Duration> increment =
                bank.group(2) == null ? Optional.of(Duration.ZERO) : Durations.read(bank.group(2));
        Optional<Duration> cap = bank.group(3) == null ? start.map(Clock::twice) : Durations.read(bank.group(3));
        boolean sound = start.isPresent()
                && increment.isPresent()
                && cap.isPresent()
                && cap.get().compareTo(start.get()) >= 0;
        return sound ? Optional.of(new Bank(start.get(), increment.get(), cap.get())) : Optional.empty();
    }
}
