package strategos.bot.host.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class DurationsTest {
    private static final Pattern PART = Pattern.compile("(\\d{1,4})\\s*([wdhm])");
    private static final Pattern WHOLE = Pattern.compile("(?:" + PART.pattern() + "\\s*)+");
    private static final Map<String, Duration> UNITS = Map.of(
            "w", Duration.ofDays(7), "d", Duration.ofDays(1), "h", Duration.ofHours(1), "m", Duration.ofMinutes(1));

    private static final String LETTERS = "0123456789 wdhmx\t";

    /** The grammar as an expression says it. */
    private static Optional<Duration> byExpression(String words) {
        String typed = words.strip();
        if (!WHOLE.matcher(typed).matches()) {
            return Optional.empty();
        }
        Duration sum = Duration.ZERO;
        Matcher part = PART.matcher(typed);
        while (part.find()) {
            sum = sum.plus(UNITS.get(part.group(2)).multipliedBy(Integer.parseInt(part.group(1))));
        }
        return Optional.of(sum).filter(d -> d.compareTo(Durations.LEAST) >= 0 && d.compareTo(Durations.MOST) <= 0);
    }

    @Test
    void readsWhatTheGrammarAllowsAndNothingElse() {
        SplittableRandom luck = new SplittableRandom(1);
        int read = 0;
        for (int i = 0; i < 100_000; i++) {
            StringBuilder words = new StringBuilder();
            for (int length = luck.nextInt(9); length > 0; length--) {
                words.append(LETTERS.charAt(luck.nextInt(LETTERS.length())));
            }
            Optional<Duration> duration = byExpression(words.toString());
            assertThat(Durations.read(words.toString())).as("'%s'", words).isEqualTo(duration);
            read += duration.isPresent() ? 1 : 0;
        }
        assertThat(read).as("some are durations").isGreaterThan(1_000);
        assertThat(Durations.read("3D 12H")).contains(Duration.ofHours(84));
    }
}
