package strategos.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.kit.StandingCheck.Finding;
import strategos.engine.kit.StandingCheck.Flaw;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Condition;
import strategos.engine.standing.Condition.Between;
import strategos.engine.standing.Condition.OneOf;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.standing.Topic.Fact;

class StandingCheckTest {
    private static final StandingCheck CHECK = new StandingCheck(List.of(Topic.of(
            "raid", List.of(Fact.of("strength"), Fact.of("place", List.of("hill", "ford"))), "meet")));

    private static StandingOrder standing(String topic, String verb, Map<String, Condition> when) {
        return new StandingOrder(new Seat("red"), topic, when, Call.of(verb), 1);
    }

    private static final OneOf HILL = new OneOf(Set.of("hill"));

    @Test
    void whatFitsTheTopicStands() {
        assertThat(CHECK.of(standing("raid", "meet", Map.of()))).isEmpty();
        assertThat(CHECK.of(standing("raid", "meet", Map.of("strength", new Between(2, 2), "place", HILL))))
                .isEmpty();
        assertThat(CHECK.of(standing("raid", "meet", Map.of("place", new OneOf(Set.of("hill", "moon"))))))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"storm, meet, TOPIC, storm", "raid, sing, ANSWER, sing", "storm, sing, TOPIC, storm"})
    void topicAndAnswerMustBeThere(String topic, String verb, Flaw flaw, String name) {
        assertThat(CHECK.of(standing(topic, verb, Map.of("weather", HILL)))).contains(new Finding(flaw, name));
    }

    @Test
    void eachConditionMustFitItsFact() {
        assertThat(CHECK.of(standing("raid", "meet", Map.of("weather", HILL))))
                .contains(new Finding(Flaw.FACT, "weather"));
        assertThat(CHECK.of(standing("raid", "meet", Map.of("strength", HILL))))
                .contains(new Finding(Flaw.KIND, "strength"));
        assertThat(CHECK.of(standing("raid", "meet", Map.of("place", new Between(1, 2)))))
                .contains(new Finding(Flaw.KIND, "place"));
        assertThat(CHECK.of(standing("raid", "meet", Map.of("strength", new Between(3, 2)))))
                .contains(new Finding(Flaw.NEVER, "strength"));
        assertThat(CHECK.of(standing("raid", "meet", Map.of("place", new OneOf(Set.of("moon"))))))
                .contains(new Finding(Flaw.NEVER, "place"));
    }

    /** A map of conditions has no order of its own. */
    @Test
    void whatIsMisunderstoodComesBeforeWhatIsImpossible() {
        for (String unknown : List.of("a", "b", "c", "d", "e", "f")) {
            assertThat(CHECK.of(standing("raid", "meet", Map.of("strength", new Between(3, 2), unknown, HILL))))
                    .contains(new Finding(Flaw.FACT, unknown));
        }
    }

    @Test
    void allConditionsMustHoldAtOneMoment() {
        List<Map<String, String>> moments =
                List.of(Map.of("place", "hill", "by", "land"), Map.of("place", "ford", "by", "sea"));
        assertThat(StandingCheck.together(Map.of("place", HILL), moments)).isTrue();
        assertThat(StandingCheck.together(Map.of("place", HILL, "by", new OneOf(Set.of("sea"))), moments))
                .isFalse();
        assertThat(StandingCheck.together(Map.of("place", HILL, "strength", new Between(1, 9)), moments))
                .as("what no moment settles can be anything")
                .isTrue();
        assertThat(StandingCheck.together(Map.of(), List.of()))
                .as("it never comes")
                .isFalse();
    }
}
