package strategos.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class DeferredTest {
    private final AtomicInteger made = new AtomicInteger();
    private final Deferred facts = new Deferred(() -> {
        made.incrementAndGet();
        return Map.of("turn", "3", "front", "yes");
    });

    @Test
    void areMadeWhenTheyAreFirstRead() {
        assertThat(made).hasValue(0);
        assertThat(facts.get("turn")).isEqualTo("3");
        assertThat(facts.get("front")).isEqualTo("yes");
        assertThat(made).hasValue(1);
    }

    @Test
    void equalThoseMadeAtOnce() {
        assertThat(facts)
                .isEqualTo(Map.of("front", "yes", "turn", "3"))
                .hasSameHashCodeAs(Map.of("front", "yes", "turn", "3"));
    }
}
