package strategos.bot.host.time;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads durations as people type them, such as {@code 36h} or {@code 3d 12h}, and writes them so. */
public final class Durations {
    /** No clock is finer. */
    public static final Duration LEAST = Duration.ofMinutes(5);

    /** Nobody waits longer. */
    public static final Duration MOST = Duration.ofDays(365);

    private static final Map<String, Duration> UNITS = Map.of(
            "w", Duration.ofDays(7), "d", Duration.ofDays(1), "h", Duration.ofHours(1), "m", Duration.ofMinutes(1));

    /** Four digits: more of anything is absurd. */
    private static final Pattern PART = Pattern.compile("(\\d{1,4})\\s*([wdhm])");

    private static final Pattern WHOLE = Pattern.compile("(?:" + PART.pattern() + "\\s*)+");

    private Durations() {}

    /** The duration; empty where the words are none, or one that is shorter or longer than any clock takes. */
    public static Optional<Duration> read(String words) {
        String typed = words.strip().toLowerCase(Locale.ROOT);
        if (!WHOLE.matcher(typed).matches()) {
            return Optional.empty();
        }
        Duration sum = Duration.ZERO;
        Matcher part = PART.matcher(typed);
        while (part.find()) {
            sum = sum.plus(UNITS.get(part.group(2)).multipliedBy(Integer.parseInt(part.group(1))));
        }
        return sum.compareTo(LEAST) < 0 || sum.compareTo(MOST) > 0 ? Optional.empty() : Optional.of(sum);
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
