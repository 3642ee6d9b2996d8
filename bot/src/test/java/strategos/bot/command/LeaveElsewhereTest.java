package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.port.Answer;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Request;
import strategos.bot.port.Request.Input;
import strategos.bot.port.Suggestion;
import strategos.engine.seat.Seat;

/** {@code /match leave match:} from another channel or server than that of the match. */
class LeaveElsewhereTest {
    private static final ChannelRef ELSEWHERE = new ChannelRef("another server", "stoa");

    private final TestDesk desk = TestDesk.open();
    private String match;

    @BeforeEach
    void sit() {
        desk.ok("ann", "match", "new", "game", "duel", "scenario", "foils");
        desk.ok("red", "match", "join", "seat", "red", "omen", "an owl");
        desk.ok("blue", "match", "join", "seat", "blue", "omen", "an eagle");
        match = desk.host.matches.at(TestDesk.AGORA).orElseThrow().id();
    }

    @AfterEach
    void close() {
        desk.close();
    }

    private Answer leave(String by, boolean manager) {
        return desk.desk.handle(new Request(
                "leave of " + by,
                TestDesk.person(by),
                ELSEWHERE,
                manager,
                new Input.Command("match", "leave", TestDesk.map("match", match))));
    }

    private List<String> suggested(String by) {
        return desk
                .desk
                .complete(TestDesk.person(by), ELSEWHERE, "match", "leave", new LinkedHashMap<>(), "match", "")
                .stream()
                .map(Suggestion::value)
                .toList();
    }

    @Test
    void onesOwnMatchesAreSuggestedAndLeftFromAnywhere() {
        assertThat(suggested("red")).containsExactly(match);
        assertThat(suggested("ann")).containsExactly(match);
        assertThat(suggested("bob")).isEmpty();

        Answer left = leave("red", false);
        assertThat(left.ok()).isTrue();
        assertThat(left.message().text()).as("nothing else tells it here").contains(match);

        assertThat(desk.host.matches.find(match).orElseThrow().held(TestDesk.person("red")))
                .isEmpty();
        assertThat(suggested("red")).isEmpty();
        assertThat(desk.host.matches.find(match).orElseThrow().held(TestDesk.person("blue")))
                .containsExactly(new Seat("blue"));
    }

    @Test
    void whoManagesAnotherServerEndsNothingHere() {
        assertThat(leave("bob", true).ok()).isFalse();
        leave("red", false);
        leave("blue", false);
        assertThat(desk.host.matches.find(match).orElseThrow().stage()).isEqualTo(Stage.OVER);
    }
}
