package strategos.bot.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.bot.watch.Health.Check;

class HealthTest {
    @Test
    void isWellWhereEveryCheckIs() {
        Health health = new Health(List.of(new Check("a", Optional::empty), new Check("b", Optional::empty)));
        assertThat(health.now()).isEqualTo(new Health.Report(true, List.of("a: well", "b: well")));
    }

    @Test
    void tellsWhatIsWrongAndOfACheckThatFails() {
        Health health = new Health(List.of(
                new Check("a", () -> Optional.of("gone")), new Check("b", Optional::empty), new Check("c", () -> {
                    throw new IllegalStateException("no answer");
                })));
        assertThat(health.now()).isEqualTo(new Health.Report(false, List.of("a: gone", "b: well", "c: no answer")));
    }
}
