package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.discord.DiscordBot.DiscordUnavailable;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.discord.fake.FakeDiscord.Denied;
import strategos.bot.discord.fake.FakeHands;
import strategos.bot.discord.fake.FakeInteraction;
import strategos.bot.discord.fake.FakeMessage;
import strategos.bot.discord.fake.Fault;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Form;
import strategos.bot.port.Message;
import strategos.bot.port.Suggestion;

/** What becomes of an interaction when Discord fails, repeats itself or is flooded, through the real JDA. */
class DiscordFaultsTest {
    private static final String CALLBACK = "POST /interactions/.*";
    private static final String SECRET = "your hand: three of hearts";

    private final TinyDesk desk = new TinyDesk();
    private FakeDiscord discord;
    private Visitor visitor;
    private FakeHands alice;

    @BeforeEach
    void connect() throws IOException, InterruptedException, DiscordUnavailable {
        discord = FakeDiscord.open();
        discord.channel("mute");
        discord.deny("mute", Denied.SEND, Denied.ATTACH);
        visitor = Visitor.to(discord, desk);
        alice = discord.hands(discord.person("Alice"), "agora");
        desk.answers(Message.text(SECRET));
    }

    @AfterEach
    void leave() {
        visitor.close();
        discord.close();
    }

    @Test
    void whereTheCallbackFailsTheChannelHearsOfItAndTheOrderIsCarriedOutOnce() {
        discord.fault(Fault.of(CALLBACK, 500, 0));

        alice.types("look");

        FakeMessage notice =
                discord.awaitMessage("agora", message -> message.text().startsWith("Alice"));
        assertThat(notice.text()).contains("lost my private answer").doesNotContain("hearts");
        assertThat(notice.pinged()).isEmpty();
        assertThat(desk.requests()).hasSize(1);
    }

    @Test
    void whereTheCallbackFailedInAppearanceOnlyTheAnswerArrives() {
        discord.fault(Fault.after(CALLBACK, 500));

        assertThat(alice.types("look").answer().text()).isEqualTo(SECRET);
        assertThat(discord.messages("agora")).isEmpty();
        assertThat(desk.requests()).hasSize(1);
    }

    @Test
    void whereTheTokenIsVoidTheChannelHearsOfIt() {
        discord.fault(Fault.of(CALLBACK, 404, 10062));

        alice.types("look");

        discord.awaitMessage("agora", message -> message.text().startsWith("Alice"));
        assertThat(desk.requests()).hasSize(1);
    }

    @Test
    void aNameInTheNoticeIsHarmless() {
        discord.fault(Fault.of(CALLBACK, 500, 0));

        discord.hands(discord.person("@everyone **Bob** <@1000>"), "agora").types("look");

        FakeMessage notice =
                discord.awaitMessage("agora", message -> message.text().contains("Bob"));
        assertThat(notice.text())
                .doesNotContain("**Bob**")
                .doesNotContain("@everyone")
                .doesNotContain("<@1000>");
        assertThat(notice.pinged()).isEmpty();
    }

    @Test
    void whatDiscordTookAlthoughItSaidOtherwiseIsAnswered() {
        discord.fault(Fault.after(CALLBACK, 503));

        assertThat(alice.types("look").answer().text()).isEqualTo(SECRET);

        assertThat(discord.requests(CALLBACK)).isEqualTo(2);
        assertThat(discord.refusals()).anyMatch(refusal -> refusal.contains("40060"));
        assertThat(discord.messages("agora")).isEmpty();
        assertThat(desk.requests()).hasSize(1);
    }

    @Test
    void anAnswerThatMeetsAFaultIsSentAgain() {
        discord.fault(Fault.of("PATCH /webhooks/.*", 500, 0));

        assertThat(alice.types("look").answer().text()).isEqualTo(SECRET);
        assertThat(discord.messages("agora")).isEmpty();
    }

    @Test
    void aBadGatewayAtTheAnswerIsTriedAgain() {
        discord.fault(Fault.of("PATCH /webhooks/.*", 502, 0));

        assertThat(alice.types("look").answer().text()).isEqualTo(SECRET);
    }

    @Test
    void anInteractionThatComesAgainIsCarriedOutOnce() {
        FakeInteraction first = alice.types("look");
        first.answer();
        discord.redeliver(first);

        alice.types("tiny nothing").answer();

        assertThat(desk.requests()).hasSize(2);
        assertThat(discord.requests(CALLBACK)).isEqualTo(2);
    }

    @Test
    void aDoubleClickReachesTheDeskTwiceAndInOrder() {
        desk.answers(
                new Message("go?", List.of(), List.of(new Control.Button("go", "Go", Control.Style.DANGER, true))));
        FakeMessage asked = alice.types("look").answer();
        desk.answers(request -> desk.requests().size() == 2
                ? Answer.done(Message.text("gone"))
                : Answer.refused("That was done already."));

        FakeInteraction first = alice.presses(asked, "Go");
        FakeInteraction second = alice.presses(asked, "Go");

        assertThat(second.followup(0).text()).isEqualTo("That was done already.");
        assertThat(first.answer().text()).isEqualTo("gone");
    }

    @Test
    void aDroppedConnectionIsResumedAndNothingIsMissed() {
        alice.types("look").answer();

        discord.dropGateway(() -> alice.types("tiny nothing"));

        discord.await("both are handed in", () -> desk.requests().size() == 2);
        assertThat(alice.types("look").answer().text()).isEqualTo(SECRET);
        assertThat(discord.logins()).isEqualTo(1);
    }

    @Test
    void whatIsHandedOverAgainAfterAResumeIsCarriedOutOnce() {
        FakeInteraction first = alice.types("look");
        first.answer();
        discord.dropGateway(() -> discord.redeliver(first));

        alice.types("tiny nothing").answer();

        assertThat(desk.requests()).hasSize(2);
    }

    @Test
    void whatTheBotMayNotDoInAChannelIsSaidWithTheAnswer() {
        FakeMessage told =
                discord.hands(discord.person("Alice"), "mute").types("look").answer();

        assertThat(told.text()).startsWith(SECRET).contains("Send Messages").contains("Attach Files");
    }

    @Test
    void aLookUpThatTakesTooLongIsAnsweredWithNothing() {
        CountDownLatch stuck = new CountDownLatch(1);
        desk.suggests(asked -> {
            waitFor(stuck);
            return List.of(new Suggestion("late", "late"));
        });

        FakeInteraction slow = alice.startsTyping("look", Map.of(), "at", "m");
        assertThat(slow.suggestions()).isEmpty();
        stuck.countDown();
    }

    @Test
    void ofOnePersonsKeystrokesTheNewestCounts() {
        CountDownLatch first = new CountDownLatch(1);
        desk.suggests(asked -> {
            waitFor(first);
            return List.of(new Suggestion(asked, asked));
        });
        List<FakeInteraction> typing = List.of("m", "ma", "mar", "marc").stream()
                .map(typed -> alice.startsTyping("look", Map.of(), "at", typed))
                .toList();

        assertThat(typing.get(1).suggestions()).isEmpty();
        assertThat(typing.get(2).suggestions()).isEmpty();
        first.countDown();
        assertThat(typing.get(3).suggestions()).singleElement().asString().endsWith("marc");
    }

    @Test
    void aFormThatCannotBeShownIsAskedForAgainByPressingAgain() {
        desk.answers(
                new Message("n?", List.of(), List.of(new Control.Button("ask", "Ask", Control.Style.PRIMARY, true))));
        FakeMessage asked = alice.types("look").answer();
        desk.asks("ask", new Form("form", "How many?", List.of(new Form.Field("n", "n", "", 1, 2, false))));
        discord.fault(Fault.of(CALLBACK, 500, 0));
        long before = discord.requests(CALLBACK);
        alice.presses(asked, "Ask");
        discord.await("the first press has failed", () -> discord.requests(CALLBACK) > before);

        assertThat(alice.presses(asked, "Ask").form().path("title").asText()).isEqualTo("How many?");
        assertThat(desk.requests()).hasSize(1);
    }

    @Test
    void aFormThatDiscordWouldNotTakeLeavesNoPressUnanswered() {
        desk.answers(
                new Message("n?", List.of(), List.of(new Control.Button("ask", "Ask", Control.Style.PRIMARY, true))));
        FakeMessage asked = alice.types("look").answer();
        desk.asks("ask", new Form("form", "Without a field", List.of()));

        assertThat(alice.presses(asked, "Ask").answer()).isNotNull();
    }

    @Test
    void threeHundredAtOnceAreAcknowledgedHoweverBusyTheDeskIs() {
        CountDownLatch busy = new CountDownLatch(1);
        desk.answers(request -> {
            waitFor(busy);
            return Answer.done(Message.text(SECRET));
        });
        List<FakeHands> crowd = IntStream.range(0, 300)
                .mapToObj(i -> discord.hands(discord.person("person " + i), "agora"))
                .toList();

        List<FakeInteraction> sent =
                crowd.stream().map(hands -> hands.types("look")).toList();

        assertThat(sent)
                .as("while the desk is stuck")
                .allSatisfy(one -> assertThat(one.acknowledged()).isPositive());
        busy.countDown();
        assertThat(sent).allSatisfy(one -> assertThat(one.answer().text()).isEqualTo(SECRET));
        assertThat(discord.refusals()).isEmpty();
    }

    @Test
    void twoHundredPressesAreAcknowledgedHoweverBusyTheDeskIs() {
        desk.answers(new Message("?", List.of(), List.of(new Control.Button("go", "Go", Control.Style.PRIMARY, true))));
        FakeMessage asked = alice.types("look").answer();
        CountDownLatch busy = new CountDownLatch(1);
        desk.answers(request -> {
            waitFor(busy);
            return Answer.done(Message.text(SECRET));
        });

        List<FakeInteraction> pressed = IntStream.range(0, 200)
                .mapToObj(i -> discord.hands(discord.person("person " + i), "agora"))
                .map(hands -> hands.presses(asked, "Go"))
                .toList();

        assertThat(pressed)
                .as("while the desk is stuck")
                .allSatisfy(one -> assertThat(one.acknowledged()).isPositive());
        busy.countDown();
        assertThat(pressed).allSatisfy(one -> assertThat(one.shown().text()).isEqualTo(SECRET));
    }

    @Test
    void aFloodOfOnePersonsHoldsNobodyElseUp() {
        CountDownLatch busy = new CountDownLatch(1);
        desk.answers(request -> {
            if (request.by().name().equals("Alice")) {
                waitFor(busy);
            }
            return Answer.done(Message.text(SECRET));
        });
        List<FakeInteraction> flood = IntStream.range(0, Lanes.LONGEST + 10)
                .mapToObj(i -> alice.types("look"))
                .toList();

        assertThat(flood.getLast().answer().text()).startsWith("That was too much at once");
        assertThat(discord.hands(discord.person("Bob"), "agora")
                        .types("look")
                        .answer()
                        .text())
                .isEqualTo(SECRET);
        busy.countDown();
        assertThat(flood.getFirst().answer().text()).isEqualTo(SECRET);
    }

    private static void waitFor(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
