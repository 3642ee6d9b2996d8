package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.command.TestDesk.control;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Answer;
import strategos.engine.seat.Seat;

/** One person at several seats: the awaited one that can use the verb is meant, and where that is not clear, it is asked. */
class SeveralSeatsTest {
    private final TestDesk desk = TestDesk.open().begun("solo", "solo");

    @AfterEach
    void close() {
        desk.close();
    }

    @Test
    void whereSeveralCanItIsAskedAndThePressGoesOnWithWhatWasTyped() {
        Answer asked = desk.command("solo", "duel", "stance", "stance", "high");
        assertThat(asked.ok()).isFalse();
        assertThat(asked.refusal().orElseThrow().sentence())
                .contains("stance is open to")
                .contains("as:red");
        assertThat(match().version()).isEqualTo(1);
        Answer pressed = desk.press("solo", asked.message().controls().getLast().id());
        assertThat(pressed.ok()).isTrue();
        assertThat(match().awaited()).containsOnlyKeys(new Seat("red"));
    }

    @Test
    void theSeatMayBeNamed() {
        desk.ok("solo", "duel", "stance", "stance", "high", "as", "blue");
        assertThat(match().awaited()).containsOnlyKeys(new Seat("red"));
    }

    @Test
    void whereOneIsAwaitedItIsMeant() {
        desk.ok("solo", "duel", "stance", "stance", "high", "as", "blue");
        desk.ok("solo", "duel", "stance", "stance", "low");
        assertThat(match().version()).isEqualTo(3);
    }

    @Test
    void programsNameTheSeatToo() {
        assertThat(desk.slots("solo", "stance").refusal().orElseThrow().sentence())
                .contains("as=red");
        assertThat(desk.slots("solo", "stance", "as", "blue").ok()).isTrue();
    }

    @Test
    void whatOneOwesIsListedForEachSeat() {
        assertThat(desk.ok("solo", "match", "orders").data().get("decisions").toString())
                .contains("seat=red", "seat=blue");
        assertThat(control(desk.ok("solo", "match", "orders"), "Red (you): stance: high"))
                .isNotBlank();
    }

    @Test
    void aSeatThatIsNotHeldIsRefused() {
        assertThat(desk.refused("solo", "duel", "stance", "stance", "high", "as", "green"))
                .contains("There is no seat green");
        assertThat(desk.refused("other", "duel", "stance", "stance", "high", "as", "red"))
                .contains("hold no seat");
    }

    @Test
    void undoResignAndStandingOrdersAskWhichSeat() {
        assertThat(desk.refused("solo", "match", "undo")).contains("say which");
        assertThat(desk.refused("solo", "match", "resign")).contains("say which");
        assertThat(desk.refused("solo", "match", "standing")).contains("say which");
        assertThat(desk.ok("solo", "match", "standing", "seat", "blue").ok()).isTrue();
        desk.ok("solo", "match", "resign", "seat", "blue");
        assertThat(match().stage()).isEqualTo(LiveMatch.Stage.OVER);
    }

    private LiveMatch match() {
        return desk.host.matches.at(TestDesk.AGORA).orElseThrow();
    }
}
