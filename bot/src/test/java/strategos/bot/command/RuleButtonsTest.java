package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;

/** One tap leads from a refusal to its rule, and from an answer to other rules that may be meant. */
class RuleButtonsTest {
    private static List<String> buttons(Answer answer) {
        return answer.message().controls().stream()
                .filter(Control.Button.class::isInstance)
                .map(control -> ((Control.Button) control).id())
                .toList();
    }

    @Test
    void aRefusalHasAButtonForItsRule() {
        try (TestDesk desk = TestDesk.duel()) {
            Answer refused = desk.command("red", "duel", "stance", "stance", "sideways");
            assertThat(refused.refusal()).isPresent();
            String rule = refused.refusal().orElseThrow().rule().orElseThrow();
            assertThat(buttons(refused)).contains("rule|duel|" + rule);
            assertThat(desk.press("red", "rule|duel|" + rule).message().text()).startsWith("**" + rule + ", ");
        }
    }

    @Test
    void aRuleThatIsGoneIsNone() {
        try (TestDesk desk = TestDesk.duel()) {
            assertThat(desk.press("red", "rule|duel|99").refusal()).isPresent();
            assertThat(desk.press("red", "rule|chess|1").refusal()).isPresent();
        }
    }

    @Test
    void whatFitsLessWellHasAButton() {
        try (TestDesk desk = TestDesk.open()) {
            Answer answer = desk.ok("red", "rules", "", "game", "duel", "topic", "card draw round fighter stance");
            assertThat(answer.message().text().lines()).hasSize(3);
            assertThat(buttons(answer)).isNotEmpty().allMatch(id -> id.startsWith("rule|duel|"));
        }
    }
}
