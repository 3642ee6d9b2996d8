package strategos.bot.host.time;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;

/** Reads durations as people type them, such as {@code 36h} or {@code 3d 12h}, and writes them so. */
public final class Durations {
    /** No clock is finer. */
    public static final Duration LEAST = Duration.ofMinutes(5);

    /** Nobody waits longer. */
    public static final Duration MOST = Duration.ofDays(365);

    private static final Map<String, Duration> UNITS = Map.of(
            "w", Duration.ofDays(7), "d", Duration.ofDays(1), "h", Duration.ofHours(1), "m", Duration.ofMinutes(1));

    /** More of anything is absurd. */
    private static final int MOST_DIGITS = 4;

    private Durations() {}

    /** The duration; empty where the words are none, or one that is shorter or longer than any clock takes. */
    public static Optional<Duration> read(String words) {
        String typed = words.strip().toLowerCase(Locale.ROOT);
        Duration sum = Duration.ZERO;
        int at = 0;
        do {
            int unit = past(typed, at, Durations::isDigit);
            int digits = unit - at;
            if (digits < 1 || digits > MOST_DIGITS) {
                return Optional.empty();
            }
            int count = Integer.parseInt(typed.substring(at, unit));
            unit = past(typed, unit, Character::isWhitespace);
            Duration one = UNITS.get(typed.substring(unit, Math.min(unit + 1, typed.length())));
            if (one == null) {
                return Optional.empty();
            }
            sum = sum.plus(one.multipliedBy(count));
            at = past(typed, unit + 1, Character::isWhitespace);
        } while (at < typed.length());
        return sum.compareTo(LEAST) < 0 || sum.compareTo(MOST) > 0 ? Optional.empty() : Optional.of(sum);
    }

    private static boolean isDigit(int letter) {
        return letter >= '0' && letter <= '9';
    }

    /** The first place from there on that is not of the kind. */
    private static int past(String text, int from, IntPredicate kind) {
        int at = from;
        while (at < text.length() && kind.test(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** The same in the fewest words: {@code 3d 12h}; hours alone where there are fewer than four days. */
    public static String write(Duration time) {
        List<String> parts = new ArrayList<>();
        long minutes = Math.max(0, time.toMinutes());
        long days = minutes % Duration.ofDays(1).toMinutes() == 0
                        || minutes >= Duration.ofDays(4).toMinutes()
                ? time.toDays()
                : 0;
        long rest = minutes - Duration.ofDays(days).toMinutes();
        add(parts, days, "d");
        add(parts, rest / 60, "h");
        add(parts, rest % 60, "m");
        return parts.isEmpty() ? "0m" : String.join(" ", parts);
    }

    /** The same, in hours up to three days. */
    public static String hours(Duration time) {
        return time.compareTo(Duration.ofDays(3)) <= 0 && time.equals(Duration.ofHours(time.toHours()))
                ? time.toHours() + "h"
                : write(time);
    }

    private static void add(List<String> parts, long count, String unit) {
        if (count > 0) {
            parts.add(count + unit);
        }
    }
}
