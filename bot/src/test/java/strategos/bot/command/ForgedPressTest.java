package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.host.TestHost;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Request.Input;
import strategos.engine.text.Text;

/** An id that the bot never wrote, or wrote for something else, is answered in words, and does nothing. */
class ForgedPressTest {
    private static final int FORGED = 600;
    private static final List<String> PARTS = List.of(
            "nobody", "red", "blue", "", "0", "1", "99", "-1", "x9x9", "stance", "resign", "lunge", "high", "send",
            "fill", "next", "back", "turn", "d1", "d2", "*bold*", "card", "offer", "draft", "admit", "refuse", "mine");

    private final TestDesk desk = TestDesk.duel();
    private final Random random = new Random(11);

    @AfterEach
    void close() {
        desk.close();
    }

    @Test
    void aSeatThatTheMatchHasNotIsNoSeat() {
        String id = id("red", "Stance: high").replace("|red|", "|nobody|");
        assertThat(desk.press("red", id).refusal().orElseThrow().sentence()).isEqualTo(said("command.unknown-press"));
    }

    @Test
    void whateverIsForgedIsAnsweredInWords() {
        List<String> ids = ids();
        for (int i = 0; i < FORGED; i++) {
            String id = forged(ids.get(random.nextInt(ids.size())));
            String by = List.of("red", "blue", "eve").get(random.nextInt(3));
            Answer answer = desk.press(by, id, random.nextBoolean() ? new String[0] : new String[] {"high"});
            assertThat(answer.message().text()).as("%s presses %s", by, id).isNotEmpty();
            assertThat(answer.refusal().map(Answer.Refusal::sentence))
                    .as("%s presses %s", by, id)
                    .isNotEqualTo(Optional.of(said("command.failed")));
            desk.desk.form(new Input.Press(id, List.of()));
        }
    }

    private List<String> ids() {
        List<String> ids = new ArrayList<>();
        for (Answer shown : List.of(
                desk.ok("red", "match", "orders"),
                desk.ok("blue", "match", "orders"),
                desk.ok("red", "duel", "stance"),
                desk.ok("blue", "duel", "taunt"))) {
            shown.message().controls().stream().map(Control::id).forEach(ids::add);
        }
        desk.outlet().card().controls().stream().map(Control::id).forEach(ids::add);
        ids.add("admit|" + ids.getFirst().split("\\|", -1)[1] + "|blue|id-eve");
        return ids;
    }

    private String forged(String id) {
        String[] parts = id.split("\\|", -1);
        for (int times = 0; times <= random.nextInt(2); times++) {
            parts[random.nextInt(parts.length)] = PARTS.get(random.nextInt(PARTS.size()));
        }
        return String.join("|", parts);
    }

    private String id(String by, String label) {
        return TestDesk.control(desk.ok(by, "match", "orders"), label);
    }

    private String said(String key) {
        return desk.host.matches.at(TestHost.AGORA).orElseThrow().words().say(Text.of(key));
    }
}
