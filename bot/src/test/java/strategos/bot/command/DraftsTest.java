package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.command.TestDesk.control;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Form;
import strategos.bot.port.NamedPerson;
import strategos.bot.port.Request.Input;

class DraftsTest {
    private final TestDesk desk = TestDesk.duel();

    @AfterEach
    void close() {
        desk.close();
    }

    @Test
    void anOrderIsFilledSlotBySlotAndShowsItsChancesBeforeItIsSent() {
        String lunger = lunge();
        Answer draft = desk.ok(lunger, "duel", "lunge");
        assertThat(draft.message().text()).contains("Next, path: over which places");
        assertThat(labels(draft)).contains("Throw away").doesNotContain("Send", "Back", "Go on");
        Answer stepped = pick(lunger, draft, "over which places", 0);
        assertThat(stepped.message().text()).contains("path: place");
        assertThat(labels(stepped)).contains("Send", "Go on", "Back");
        Answer stopped = desk.press(lunger, control(stepped, "Go on"));
        assertThat(stopped.message().text()).contains("Next, if you like, cards");
        Answer carded = pick(lunger, stopped, "cards thrown in", 0);
        Answer whole = pick(lunger, carded, "with a shout?", 0);
        assertThat(whole.message().text()).contains("Strength 2: 4 in 6 (5)");
        assertThat(labels(whole)).containsExactly("Send", "Back", "Not now", "Rule 3");
        assertThat(desk.press(lunger, control(whole, "Send")).ok()).isTrue();
        assertThat(desk.outlet().texts().toString()).contains("lunges");
    }

    @Test
    void whatIsWholeWhenItIsTypedIsNoDraft() {
        String lunger = lunge();
        Answer draft = desk.ok(lunger, "duel", "lunge", "path", firstStep(lunger));
        assertThat(draft.ok()).isTrue();
        assertThat(desk.ok(other(lunger), "match", "orders").data().toString()).contains("parry");
    }

    @Test
    void whatIsTypedWithoutAnEarlierOptionOpensThereAndIsKept() {
        String lunger = lunge();
        Answer draft = desk.ok(lunger, "duel", "lunge", "loud", "yes");
        assertThat(draft.message().text())
                .contains("Next, path: over which places", "Typed for loud, and tried when its turn comes: yes");
        Answer stepped = pick(lunger, draft, "over which places", 0);
        Answer on = desk.press(lunger, control(stepped, "Go on"));
        while (!on.message().text().contains("loud: yes")) {
            on = desk.press(lunger, control(on, "Go on"));
        }
        assertThat(on.message().text()).doesNotContain("Typed for loud");
        assertThat(desk.press(lunger, control(on, "Send")).ok()).isTrue();
        assertThat(desk.outlet().texts().toString()).contains("lunges");
    }

    @Test
    void whatIsTypedAheadAndDoesNotFitIsSaidAndDropped() {
        String lunger = lunge();
        Answer draft = desk.ok(lunger, "duel", "lunge", "cards", "perhaps");
        Answer on = desk.press(lunger, control(pick(lunger, draft, "over which places", 0), "Go on"));
        while (!on.message().text().contains("perhaps") || on.message().text().contains("Typed for")) {
            on = desk.press(lunger, control(on, "Go on"));
        }
        assertThat(on.message().text()).contains("cards").doesNotContain("cards: perhaps");
        assertThat(on.ok()).isTrue();
    }

    @Test
    void aButtonShowsTheChancesAndWaitsForSend() {
        String lunger = lunge();
        Answer orders = desk.ok(lunger, "match", "orders");
        Answer draft = desk.press(lunger, control(orders, "Lunge"));
        long version = match().version();
        Answer stepped = pick(lunger, draft, "over which places", 0);
        assertThat(stepped.message().text()).contains("in 6 (5)", "when you press Send");
        assertThat(match().version()).isEqualTo(version);
    }

    @Test
    void onAChatServiceTheBareVerbIsNoMoreThanItsButton() {
        try (TestDesk chat = TestDesk.asking().begun("red", "blue")) {
            long before = chat.host.matches.at(TestDesk.AGORA).orElseThrow().version();
            Answer page = chat.ok("blue", "duel", "stance");
            assertThat(page.message().controls()).isNotEmpty();
            assertThat(labels(page)).doesNotContain("Undo");
            assertThat(chat.host.matches.at(TestDesk.AGORA).orElseThrow().version())
                    .isEqualTo(before);
        }
    }

    @Test
    void onAChatServiceWhatWasTypedWholeIsAnsweredAsWhatWasPressed() {
        try (TestDesk typed = TestDesk.asking().begun("red", "blue");
                TestDesk pressed = TestDesk.asking().begun("red", "blue")) {
            Answer one = typed.ok("red", "duel", "stance", "stance", "high");
            Answer shown = pressed.press("red", control(pressed.ok("red", "match", "orders"), "Stance: high"));
            Answer two = pressed.press("red", control(shown, "Send"));

            assertThat(one.message().text()).isEqualTo(two.message().text()).contains("You have chosen high.");
            assertThat(labels(one)).isEqualTo(labels(two)).contains("Undo");
        }
    }

    @Test
    void aPickFromAMenuOfButtonsIsAPressOfThatButton() {
        Answer orders = desk.ok("red", "match", "orders");
        Answer shown = desk.press("red", "mine|" + match().id(), control(orders, "Stance: high"));
        assertThat(shown.message().text()).contains("Stance · high");
        assertThat(labels(shown)).contains("Send");
    }

    @Test
    void backEmptiesTheSlotFilledLastAndAPathLosesItsLastStep() {
        String lunger = lunge();
        Answer draft = desk.ok(lunger, "duel", "lunge");
        Answer one = pick(lunger, draft, "over which places", 0);
        Answer two = pick(lunger, one, "over which places", 0);
        assertThat(two.message().text()).containsPattern("path: place \\d and place \\d");
        Answer back = desk.press(lunger, control(two, "Back"));
        assertThat(back.message().text()).containsPattern("path: place \\d\n");
        Answer start = desk.press(lunger, control(back, "Back"));
        assertThat(start.message().text()).doesNotContain("path: place");
    }

    @Test
    void backUndoesGoingOn() {
        String lunger = lunge();
        Answer one = pick(lunger, desk.ok(lunger, "duel", "lunge"), "over which places", 0);
        Answer on = desk.press(lunger, control(one, "Go on"));
        Answer back = desk.press(lunger, control(on, "Back"));
        assertThat(back.message().text()).contains("Next, if you like, path");
    }

    @Test
    void aDraftThatIsThrownAwayIsGone() {
        Answer draft = desk.ok("red", "duel", "stance");
        Answer cancelled = desk.press("red", control(draft, "Throw away"));
        assertThat(cancelled.message().text()).contains("thrown away");
        assertThat(desk.press("red", control(draft, "Throw away"))
                        .refusal()
                        .orElseThrow()
                        .sentence())
                .isEqualTo("You threw this draft away; `/match orders` shows what you may do now.");
        assertThat(match().version()).isEqualTo(1);
    }

    @Test
    void aDraftIsSentOnce() {
        Answer filled = pick("red", desk.ok("red", "duel", "stance"), "high, low or feint", 1);
        String send = control(filled, "Send");
        assertThat(desk.press("red", send).ok()).isTrue();
        for (String again : List.of(send, control(filled, "Not now"))) {
            assertThat(refused("red", again))
                    .startsWith("You sent this already; nothing was done a second time.")
                    .contains("[go there](");
        }
        assertThat(match().version()).isEqualTo(2);
    }

    /** A double click: both are in work at once. */
    @Test
    void whoeverSendsTwiceAtOnceIsToldSo() {
        Answer filled = pick("red", desk.ok("red", "duel", "stance"), "high, low or feint", 1);
        String send = control(filled, "Send");
        try (ExecutorService fingers = Executors.newFixedThreadPool(2)) {
            List<Answer> both =
                    Stream.of(send, send).map(one -> fingers.submit(() -> desk.press("red", one))).toList().stream()
                            .map(DraftsTest::told)
                            .toList();
            assertThat(both.stream().filter(Answer::ok)).hasSize(1);
            assertThat(both.stream()
                            .flatMap(answer -> answer.refusal().stream())
                            .map(Answer.Refusal::sentence))
                    .singleElement()
                    .asString()
                    .startsWith("You sent this already");
        }
        assertThat(match().version()).isEqualTo(2);
    }

    /** The form was open on another device. */
    @Test
    void aFormOfADraftThatWasSentSaysSo() {
        Answer filled = pick("red", desk.ok("red", "duel", "stance"), "high, low or feint", 1);
        String send = control(filled, "Send");
        desk.press("red", send);
        Answer late = desk.submit("red", send.replace("|send|", "|change|"), "stance", "low");
        assertThat(late.refusal().orElseThrow().sentence()).startsWith("You sent this already");
        assertThat(match().version()).isEqualTo(2);
    }

    @Test
    void aDraftThatIsOutOfDateShowsEachTimeWhereTheMatchStands() {
        Answer filled = pick("red", desk.ok("red", "duel", "stance"), "high, low or feint", 1);
        desk.ok("red", "duel", "stance", "stance", "low");
        for (int i = 0; i < 2; i++) {
            assertThat(refused("red", control(filled, "Send"))).contains("no longer asked");
        }
    }

    private static Answer told(Future<Answer> answer) {
        try {
            return answer.get();
        } catch (InterruptedException | ExecutionException failed) {
            throw new AssertionError(failed);
        }
    }

    private String refused(String by, String press) {
        return desk.press(by, press).refusal().orElseThrow().sentence();
    }

    @Test
    void aDraftIsItsOwnersAlone() {
        Answer draft = desk.ok("red", "duel", "stance");
        assertThat(desk.press("blue", control(draft, "high, low or feint"), "low")
                        .refusal()
                        .orElseThrow()
                        .sentence())
                .contains("another player");
    }

    @Test
    void whoHasGivenTheSeatAwayDoesNotGoOnWithADraftOfIt() {
        Answer order = desk.ok("red", "duel", "stance");
        Answer question = desk.ok("red", "duel", "odds");
        desk.ok("red", "seat", "hand-over", "who", carol());
        desk.ok("carol", "seat", "accept");

        assertThat(desk.press("red", control(order, "high, low or feint"), "low")
                        .refusal()
                        .orElseThrow()
                        .sentence())
                .contains("Red");
        assertThat(desk.press("red", control(question, "how strong"), "3").ok()).isFalse();
    }

    @Test
    void noQuestionIsAnsweredToWhoHasLeftTheSeat() {
        Answer asked = desk.press("red", control(desk.ok("red", "duel", "odds"), "how strong"), "3");
        desk.ok("red", "match", "leave");

        assertThat(desk.press("red", control(asked, "Ask")).ok()).isFalse();
    }

    /** There is no player whom the button could be for. */
    @Test
    void aButtonOfASeatThatNobodyHasSaysHowOneGetsIt() {
        String stance = control(desk.ok("red", "match", "orders"), "Stance: high");
        assertThat(desk.press("blue", stance).refusal().orElseThrow().sentence())
                .isEqualTo("Only the player of Red (red) may press this.");
        desk.ok("red", "match", "leave");

        assertThat(desk.press("red", stance).refusal().orElseThrow().sentence())
                .isEqualTo("Nobody plays Red now; `/match join seat:red` takes the seat.");
        desk.ok("blue", "match", "computer", "seat", "red");
        assertThat(desk.press("red", stance).refusal().orElseThrow().sentence())
                .isEqualTo("The computer plays Red now; `/match join seat:red` takes the seat.");
    }

    @Test
    void aDraftOfASeatThatWasLeftIsStillThrownAway() {
        Answer draft = desk.ok("red", "duel", "stance");
        desk.ok("red", "match", "leave");

        assertThat(desk.press("red", control(draft, "Throw away")).ok()).isTrue();
    }

    private static String carol() {
        return new NamedPerson(TestDesk.person("carol"), NamedPerson.Kind.MEMBER).write();
    }

    @Test
    void aDraftOfAQuestionThatWasAnsweredSaysWhereTheMatchStands() {
        Answer draft = desk.ok("red", "duel", "stance");
        desk.ok("red", "duel", "stance", "stance", "high");
        Answer stale = desk.press("red", control(draft, "high, low or feint"), "low");
        assertThat(stale.ok()).isFalse();
        assertThat(stale.message().text()).contains("no longer asked");
        assertThat(match().version()).isEqualTo(2);
    }

    @Test
    void aValueThatIsNotOfferedIsRefusedInAMenuToo() {
        Answer draft = desk.ok("red", "duel", "stance");
        assertThat(desk.press("red", control(draft, "high, low or feint"), "sideways")
                        .refusal()
                        .orElseThrow()
                        .sentence())
                .contains("sideways");
        assertThat(desk.press("red", control(draft, "high, low or feint"))
                        .refusal()
                        .orElseThrow()
                        .sentence())
                .contains("Nothing was picked");
    }

    @Test
    void aMenuOfAnEarlierSlotIsRefused() {
        String lunger = lunge();
        Answer draft = desk.ok(lunger, "duel", "lunge");
        Answer stopped = desk.press(lunger, control(pick(lunger, draft, "over which places", 0), "Go on"));
        assertThat(desk.press(lunger, control(draft, "over which places"), "3")
                        .refusal()
                        .orElseThrow()
                        .sentence())
                .contains("not what is asked now");
        assertThat(stopped.ok()).isTrue();
    }

    @Test
    void aTextIsAskedByAForm() {
        Answer draft = desk.ok("red", "duel", "taunt");
        String ask = control(draft, "Fill in words");
        Form form = desk.desk.form(new Input.Press(ask, List.of())).orElseThrow();
        assertThat(form.fields()).singleElement().satisfies(f -> {
            assertThat(f.least()).isEqualTo(1);
            assertThat(f.most()).isEqualTo(40);
        });
        Answer filled = desk.submit("red", form.id(), form.fields().getFirst().name(), "En garde!");
        assertThat(desk.press("red", control(filled, "Send")).ok()).isTrue();
        assertThat(desk.outlet().texts().toString()).contains("En garde!");
    }

    @Test
    void aButtonForAVerbThatBeginsWithATextAsksForItAtOnce() {
        Answer orders = desk.ok("red", "match", "orders");
        Input.Press press = new Input.Press(control(orders, "Taunt"), List.of());
        Form form = desk.desk.form(press).orElseThrow();
        Answer sent = desk.submit("red", form.id(), form.fields().getFirst().name(), "En garde!");
        assertThat(sent.ok()).isTrue();
        assertThat(desk.outlet().texts().toString()).contains("En garde!");
    }

    @Test
    void whatIsSentByAFormIsForTheRightPersonAlone() {
        Answer orders = desk.ok("red", "match", "orders");
        Form form = desk.desk
                .form(new Input.Press(control(orders, "Taunt"), List.of()))
                .orElseThrow();

        Answer sent = desk.submit("blue", form.id(), form.fields().getFirst().name(), "En garde!");

        assertThat(sent.ok()).isFalse();
        assertThat(desk.outlet().texts().toString()).doesNotContain("En garde!");
    }

    /** Whether a press opens a form must be known before anything is looked up. */
    @Test
    void theIdAloneTellsTheForm() {
        Answer orders = desk.ok("red", "match", "orders");
        Input.Press taunt = new Input.Press(control(orders, "Taunt"), List.of());
        Form form = desk.desk.form(taunt).orElseThrow();
        desk.ok("red", "match", "resign");
        desk.host.close();

        assertThat(desk.desk.form(taunt)).contains(form);
    }

    @Test
    void aQuestionIsFilledLikeAnOrder() {
        Answer draft = desk.ok("red", "duel", "odds");
        Answer filled = desk.press("red", control(draft, "how strong"), "3");
        Answer answer = desk.press("red", control(filled, "Ask"));
        assertThat(answer.message().text()).isEqualTo("Strength 3: 5 in 6 (5)");
    }

    private Answer pick(String by, Answer draft, String menu, int which) {
        Control.Menu shown = draft.message().controls().stream()
                .filter(Control.Menu.class::isInstance)
                .map(Control.Menu.class::cast)
                .filter(m -> m.placeholder().equals(menu))
                .findFirst()
                .orElseThrow(() -> new AssertionError(menu + " is not asked in: " + draft));
        return desk.press(by, shown.id(), shown.choices().get(which).value());
    }

    private static List<String> labels(Answer answer) {
        return answer.message().controls().stream()
                .filter(Control.Button.class::isInstance)
                .map(c -> ((Control.Button) c).label())
                .toList();
    }

    /** Both choose; gives who lunges. */
    private String lunge() {
        desk.ok("red", "duel", "stance", "stance", "high");
        desk.ok("blue", "duel", "stance", "stance", "low");
        return match().awaited().firstEntry().getKey().id();
    }

    private String firstStep(String by) {
        return desk.complete(by, "duel", "lunge", "path", "").getFirst().value();
    }

    private static String other(String seat) {
        return seat.equals("red") ? "blue" : "red";
    }

    private LiveMatch match() {
        return desk.host.matches.at(TestDesk.AGORA).orElseThrow();
    }
}
