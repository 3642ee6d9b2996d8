package strategos.bot.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class AWhileTest {
    private static final Instant NOW = Instant.parse("2026-11-21T20:00:00Z");

    private final AWhile minute = new AWhile(Duration.ofMinutes(1));

    @Test
    void itWaitsForNoMomentThatIsPast() {
        assertThat(minute.until(NOW.plusSeconds(60), NOW)).isTrue();
        assertThat(minute.until(NOW, NOW)).isFalse();
    }

    @Test
    void itHoldsForSoLong() {
        assertThat(minute.since(NOW, NOW)).isTrue();
        assertThat(minute.since(NOW.minusSeconds(59), NOW)).isTrue();
        assertThat(minute.since(NOW.minusSeconds(60), NOW)).isFalse();
    }

    @Test
    void afterTheClockWasPutBackItIsOver() {
        assertThat(minute.until(NOW.plusSeconds(61), NOW)).isFalse();
        assertThat(minute.since(NOW.plusSeconds(1), NOW)).isFalse();
    }
}
