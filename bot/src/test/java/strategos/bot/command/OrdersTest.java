package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.command.TestDesk.control;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Answer;
import strategos.bot.port.Request.Input;
import strategos.engine.library.RegisteredGames;
import strategos.engine.seat.Seat;

class OrdersTest {
    private final TestDesk desk = TestDesk.duel();

    @AfterEach
    void close() {
        desk.close();
    }

    @Test
    void anOrderTypedWithAllItsSlotsIsCarriedOutAtOnce() {
        Answer answer = desk.ok("red", "duel", "stance", "stance", "high");
        assertThat(answer.match())
                .hasValueSatisfying(m -> assertThat(m.version()).isEqualTo(2));
        assertThat(match().awaited()).containsOnlyKeys(new Seat("blue"));
    }

    @Test
    void theSameDeliveryAgainDoesNothingTwiceAndIsAnsweredAlike() {
        Input stance = new Input.Command("duel", "stance", TestDesk.map("stance", "high"));
        Answer first = desk.handle("red", "same", stance);
        Answer again = desk.handle("red", "same", stance);
        assertThat(again).isEqualTo(first);
        assertThat(match().version()).isEqualTo(2);
    }

    @Test
    void anOrderWithAnOpenSlotBecomesADraft() {
        Answer draft = desk.ok("red", "duel", "stance");
        assertThat(match().version()).isEqualTo(1);
        Answer sent = desk.press("red", control(draft, "high, low or feint"), "low");
        assertThat(sent.message().text()).contains("Stance · low").doesNotContain("stance: low");
        desk.press("red", control(sent, "Send"));
        assertThat(match().version()).isEqualTo(2);
    }

    /** Nobody needs to be told his own name. */
    @Test
    void aPrivateAnswerDoesNotNameItsReader() {
        List<String> said = new ArrayList<>();
        for (String asked : List.of("orders", "since")) {
            said.add(desk.ok("red", "match", asked).message().text());
        }
        said.add(desk.refused("red", "match", "join", "seat", "red"));
        said.add(desk.refused("red", "match", "resign", "seat", "blue"));
        said.add(desk.refused("red", "match", "join", "seat", "blue"));
        said.add(desk.ok("red", "match", "resign").message().text());

        assertThat(said)
                .allSatisfy(text -> assertThat(text).doesNotContain("(red)"))
                .anySatisfy(text -> assertThat(text).isEqualTo("You have given up Red."));
    }

    /** Before it is sent one is told the truth of it. */
    @Test
    void givingUpIsTakenBackAsItSays() {
        try (TestDesk race = TestDesk.asking(RegisteredGames.LIBRARY)) {
            race.ok("ann", "match", "new", "game", "xenophon", "scenario", "race");
            race.ok("ann", "match", "join", "seat", "alpha");
            race.ok("bob", "match", "join", "seat", "beta");
            race.ok("cid", "match", "join", "seat", "gamma");
            race.ok("ann", "match", "start");
            race.host.settled();

            LiveMatch begun = race.host.settled().matches.at(TestDesk.AGORA).orElseThrow();
            String who = begun.awaited().containsKey(new Seat("beta")) ? "cid" : "bob"; // so that no die waits for them
            Answer sure = race.ok(who, "match", "resign");
            assertThat(sure.message().text())
                    .contains("`/match undo` takes it back only while the match goes on and nothing has followed");
            assertThat(race.press(who, control(sure, "Give up")).message().text())
                    .contains("given up");
            assertThat(race.ok(who, "match", "undo").message().text()).contains("taken back");
        }
    }

    /** Who goes and where to are two things. */
    @Test
    void anOrderIsNamedSlotBySlot() {
        try (TestDesk war = TestDesk.of(RegisteredGames.LIBRARY)) {
            war.ok("ann", "match", "new", "game", "sparta", "scenario", "peace-of-nicias");
            war.ok("ann", "match", "join", "seat", "athens");
            war.ok("bob", "match", "join", "seat", "sparta");
            war.ok("ann", "match", "start");
            war.host.settled();

            assertThat(war.ok("bob", "sparta", "deploy", "pieces", "spa-l1,spa-l2", "place", "gytheum")
                            .message()
                            .text())
                    .isEqualTo("Given: **Deploy · Sparta LSP 1 and Sparta LSP 2 · Gytheum**");
        }
    }

    @Test
    void aBareVerbIsAnsweredWithWhatItWasGivenTo() {
        try (TestDesk war = TestDesk.of(RegisteredGames.LIBRARY)) {
            war.ok("ann", "match", "new", "game", "sparta", "scenario", "archidamian");
            war.ok("ann", "match", "join", "seat", "athens");
            war.ok("bob", "match", "join", "seat", "sparta");
            war.ok("ann", "match", "start");
            LiveMatch begun = war.host.settled().matches.at(TestDesk.AGORA).orElseThrow();
            String asked = begun.awaited().firstEntry().getKey().id().equals("athens") ? "ann" : "bob";

            assertThat(war.ok(asked, "sparta", "done").message().text()).isEqualTo("Given: **Done** – the set-up");
        }
    }

    @Test
    void aValueThatIsNotOfferedIsRefusedWithWhatIs() {
        assertThat(desk.refused("red", "duel", "stance", "stance", "sideways"))
                .isEqualTo("For “stance”, sideways cannot be chosen; choose from high, low and feint. (2.1)");
    }

    @Test
    void whatIsRefusedChangesNothing() {
        desk.refused("red", "duel", "lunge", "path", "2");
        desk.refused("blue", "duel", "parry");
        desk.refused("nobody", "duel", "stance", "stance", "high");
        assertThat(match().version()).isEqualTo(1);
    }

    @Test
    void oneWhoHoldsNoSeatIsToldHowToGetOneIfThereIsAny() {
        assertThat(desk.refused("nobody", "duel", "stance", "stance", "high")).endsWith(", and none is free.");

        desk.ok("blue", "match", "leave");

        assertThat(desk.refused("nobody", "duel", "stance", "stance", "high")).endsWith("; `/match join` takes one.");
    }

    @Test
    void aChoiceMayBeCalledAsItReads() {
        desk.ok("red", "duel", "stance", "stance", "High");
        assertThat(match().version()).isEqualTo(2);
    }

    @Test
    void twoAnswersRunBesideEachOther() {
        Answer red = desk.ok("red", "match", "orders");
        Answer blue = desk.ok("blue", "match", "orders");
        Answer first = desk.press("red", control(red, "Stance: high"));
        Answer second = desk.press("blue", control(blue, "Stance: high"));
        assertThat(match().version()).isEqualTo(1);
        assertThat(desk.press("red", control(first, "Send")).ok()).isTrue();
        assertThat(desk.press("blue", control(second, "Send")).ok()).isTrue();
        assertThat(match().version()).isEqualTo(3);
    }

    @Test
    void aStalePressIsAnsweredWithWhereTheMatchStands() {
        Answer orders = desk.ok("red", "match", "orders");
        Answer shown = desk.press("red", control(orders, "Stance: high"));
        assertThat(shown.message().text()).contains("Stance · high", "when you press Send");
        desk.press("red", control(shown, "Send"));
        Answer stale = desk.press("red", control(orders, "Stance: low"));
        assertThat(stale.ok()).isFalse();
        assertThat(stale.message().text()).contains("no longer asked").contains("Blue");
        assertThat(match().version()).isEqualTo(2);
    }

    @Test
    void aButtonIsForItsOwnPlayer() {
        Answer orders = desk.ok("red", "match", "orders");
        assertThat(desk.press("blue", control(orders, "Stance: high"))
                        .refusal()
                        .orElseThrow()
                        .sentence())
                .contains("Red");
        assertThat(match().version()).isEqualTo(1);
    }

    @Test
    void aQuestionIsAnsweredToTheOneWhoAsks() {
        Answer odds = desk.ok("nobody", "duel", "odds", "strength", "2");
        assertThat(odds.message().text()).isEqualTo("Strength 2: 4 in 6 (5)");
        assertThat(match().version()).isEqualTo(1);
    }

    @Test
    void aNumberOutOfRangeSaysTheRange() {
        assertThat(desk.refused("nobody", "duel", "odds", "strength", "9")).contains("0 to 6");
    }

    @Test
    void ordersAreListedForPrograms() {
        Map<String, Object> data = desk.ok("red", "match", "orders").data();
        assertThat(data.keySet()).containsExactly("decisions", "anytime");
        assertThat(data.get("anytime")).isEqualTo(List.of());
        assertThat(data.get("decisions").toString())
                .contains("seat=red, user=red")
                .contains("verb=stance, command=/duel stance, rule=2.1")
                .contains("choices=[high, low, feint]")
                .contains("kind=number, optional=false, min=1, max=2")
                .contains("kind=text, optional=false, maxLength=40");
    }

    private LiveMatch match() {
        return desk.host.matches.at(TestDesk.AGORA).orElseThrow();
    }
}
