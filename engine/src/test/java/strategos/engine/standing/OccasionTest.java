package strategos.engine.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class OccasionTest {
    private final AtomicInteger made = new AtomicInteger();
    private final Occasion occasion = new Occasion("evade", () -> {
        made.incrementAndGet();
        return Map.of("turn", "3", "front", "yes");
    });

    @Test
    void itsFactsAreMadeWhenTheyAreFirstRead() {
        assertThat(occasion.topic()).isEqualTo("evade");
        assertThat(made).hasValue(0);
        assertThat(occasion.facts()).containsEntry("turn", "3").containsEntry("front", "yes");
        assertThat(occasion.facts()).hasSize(2);
        assertThat(made).hasValue(1);
    }

    @Test
    void equalsAnotherOfItsTopicAndFacts() {
        assertThat(occasion)
                .isEqualTo(new Occasion("evade", () -> Map.of("front", "yes", "turn", "3")))
                .isNotEqualTo(new Occasion("react", occasion::facts))
                .isNotEqualTo(new Occasion("evade", Map::of));
    }
}
