package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.bot.port.Answer;

/** {@code /match advice}, and levels as they are typed. */
class AdviceTest {
    @Test
    void whoIsAskedGetsIdeasForHimselfAlone() {
        try (TestDesk desk = TestDesk.duel()) {
            Answer answer = desk.ok("red", "match", "advice");
            assertThat((List<?>) answer.data().get("ideas")).isNotEmpty();
            assertThat(answer.message().text()).contains("may be wrong");
            assertThat(desk.host.outlet.messages()).noneMatch(m -> m.text().contains("may be wrong"));
        }
    }

    @Test
    void whoHoldsNoSeatGetsNone() {
        try (TestDesk desk = TestDesk.duel()) {
            assertThat(desk.command("eve", "match", "advice").refusal()).isPresent();
        }
    }

    @Test
    void aMatchMayDoWithout() {
        try (TestDesk desk = TestDesk.open()) {
            desk.ok("red", "match", "new", "game", "duel", "scenario", "foils", "options", "advice=no");
            desk.ok("red", "match", "join", "seat", "red");
            desk.ok("blue", "match", "join", "seat", "blue");
            desk.ok("red", "match", "start");
            desk.host.settled();
            assertThat(desk.command("red", "match", "advice").refusal()).isPresent();
        }
    }

    @Test
    void aLevelIsOneOfThree() {
        try (TestDesk desk = TestDesk.open()) {
            desk.ok("red", "match", "new", "game", "duel", "scenario", "foils");
            desk.ok("red", "match", "join", "seat", "red");
            assertThat(desk.command("red", "match", "computer", "seat", "blue", "level", "brutal")
                            .refusal())
                    .isPresent();
            desk.ok("red", "match", "computer", "seat", "blue", "level", "hard");
            assertThat(desk.ok("red", "match", "status").message().text()).contains("the computer (hard)");
        }
    }
}
