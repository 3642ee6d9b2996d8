package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.discord.DiscordBot.DiscordUnavailable;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.discord.fake.FakeHands;
import strategos.bot.discord.fake.FakeInteraction;
import strategos.bot.discord.fake.FakeMessage;
import strategos.bot.port.Answer;
import strategos.bot.port.Answer.Attachment;
import strategos.bot.port.Control;
import strategos.bot.port.Form;
import strategos.bot.port.Message;
import strategos.bot.port.Request;
import strategos.bot.port.Request.Input;
import strategos.bot.port.Suggestion;

/** What people do and see, through the real JDA. */
class DiscordEndToEndTest {
    private final TinyDesk desk = new TinyDesk();
    private FakeDiscord discord;
    private Visitor visitor;
    private FakeHands alice;

    @BeforeEach
    void connect() throws IOException, InterruptedException, DiscordUnavailable {
        discord = FakeDiscord.open();
        visitor = Visitor.to(discord, desk);
        alice = discord.hands(discord.person("Alice"), "agora");
    }

    @AfterEach
    void leave() {
        visitor.close();
        discord.close();
    }

    @Test
    void comesWithNoIntentButThatOfServers() {
        int servers = 1;
        assertThat(discord.intents()).isEqualTo(servers);
    }

    @Test
    void handsACommandInAsItWasTyped() {
        FakeInteraction said = alice.types("tiny say", Map.of("words", "hello", "loud", "true", "times", "3"));

        assertThat(said.answer().text()).isEqualTo("done for Alice");
        assertThat(said.answer().ephemeral()).isTrue();
        assertThat(desk.requests()).singleElement().satisfies(request -> {
            assertThat(request.delivery()).isEqualTo(said.id());
            assertThat(request.by().name()).isEqualTo("Alice");
            assertThat(request.where()).isEqualTo(discord.ref("agora"));
            assertThat(request.manager()).isFalse();
            assertThat(request.input())
                    .isEqualTo(command("tiny", "say", "words", "hello", "times", "3", "loud", "yes"));
        });
    }

    @Test
    void knowsWhoManagesTheServer() {
        discord.hands(discord.manager("Mona"), "agora").types("look").answer();

        assertThat(desk.requests()).extracting(Request::manager).containsExactly(true);
        assertThat(desk.requests()).extracting(Request::input).containsExactly(command("look", ""));
    }

    @Test
    void takesTheThinkingAwayWhenThereIsNothingToSay() {
        desk.answers(Message.text(""));

        FakeInteraction nothing = alice.types("tiny nothing");

        discord.await("the private reply is gone", () -> nothing.answer().gone());
    }

    @Test
    void aLongAnswerGoesOnInFurtherPrivateMessages() {
        String line = "one line of the story, and not the shortest of them all";
        String story = String.join(
                "\n", IntStream.range(0, 190).mapToObj(i -> i + " " + line).toList());
        desk.answers(request -> Answer.done(Message.text(story)).with(new Attachment("log.json", "{}")));

        FakeInteraction asked = alice.types("tiny nothing");

        String told = asked.answer().text() + "\n" + asked.followup(0).text() + "\n"
                + asked.followup(1).text();
        assertThat(told).isEqualTo(story);
        assertThat(asked.followup(1).ephemeral()).isTrue();
        assertThat(asked.followup(1).attachments()).singleElement().satisfies(file -> {
            assertThat(file.name()).isEqualTo("log.json");
            assertThat(file.bytes()).asString().isEqualTo("{}");
        });
    }

    @Test
    void pressedOnAPrivateMessageAnAnswerTakesItsPlaceAndARefusalStandsBesideIt() {
        desk.answers(new Message(
                "choose",
                List.of(),
                List.of(
                        new Control.Menu(
                                "menu",
                                "Which?",
                                1,
                                2,
                                List.of(new Suggestion("a", "Alpha"), new Suggestion("b", "Beta"))),
                        new Control.Button("go", "Go", Control.Style.PRIMARY, true),
                        new Control.Button("no", "Not now", Control.Style.SECONDARY, false))));
        FakeMessage menu = alice.types("look").answer();
        assertThat(menu.rows()).containsExactly(List.of("Which?"), List.of("Go", "Not now"));

        desk.answers(request -> Answer.refused("That is not legal (7.3).", Optional.of("7.3")));
        FakeInteraction refused = alice.presses(menu, "Go");
        assertThat(refused.followup(0).text()).isEqualTo("That is not legal (7.3).");
        assertThat(menu.text()).isEqualTo("choose");

        desk.answers(Message.text("chosen"));
        FakeInteraction picked = alice.picks(menu, "Which?", List.of("a", "b"));
        assertThat(picked.answer()).isSameAs(menu);
        assertThat(menu.text()).isEqualTo("chosen");
        assertThat(menu.rows()).isEmpty();
        assertThat(desk.requests())
                .last()
                .extracting(Request::input)
                .isEqualTo(new Input.Press("menu", List.of("a", "b")));
    }

    @Test
    void aFormIsTheFirstResponseAndWhatIsFilledInIsHandedIn() {
        desk.answers(new Message(
                "how many?", List.of(), List.of(new Control.Button("ask", "Ask", Control.Style.PRIMARY, true))));
        FakeMessage asked = alice.types("look").answer();
        desk.asks(
                "ask",
                new Form(
                        "form",
                        "A title that is a good deal longer than forty-five characters",
                        List.of(
                                new Form.Field("n", "How many", "1 to 6", 1, 2, false),
                                new Form.Field("why", "Why", "", 0, 9000, true))));
        desk.answers(Message.text("six it is"));

        FakeInteraction opened = alice.presses(asked, "Ask");
        assertThat(opened.form().path("title").asText()).startsWith("A title").endsWith("…");
        FakeInteraction sent = alice.fills(opened, Map.of("n", "6", "why", "because"));

        assertThat(sent.answer().text()).isEqualTo("six it is");
        LinkedHashMap<String, String> fields = new LinkedHashMap<>();
        fields.put("n", "6");
        fields.put("why", "because");
        assertThat(desk.requests()).last().extracting(Request::input).isEqualTo(new Input.Submit("form", fields));
    }

    @Test
    void oneMayPickInAForm() {
        desk.answers(new Message(
                "march?", List.of(), List.of(new Control.Button("change", "Change…", Control.Style.SECONDARY, true))));
        FakeMessage asked = alice.types("look").answer();
        List<Suggestion> groups = List.of(new Suggestion("5", "5 LSP"), new Suggestion("4", "4 LSP", "the rest stays"));
        desk.asks(
                "change",
                new Form(
                        "form",
                        "Change",
                        List.of(
                                new Form.Field("who", "Who goes", "as shown", 0, 100, false, groups),
                                new Form.Field("to", "To", "", 0, 100, false))));

        FakeInteraction opened = alice.presses(asked, "Change…");
        JsonNode select = opened.form().path("components").path(0).path("component");
        assertThat(select.path("type").asInt()).isEqualTo(3);
        assertThat(select.path("required").asBoolean(true)).isFalse();
        assertThat(select.path("options").path(1).path("description").asText()).isEqualTo("the rest stays");
        desk.answers(Message.text("four go"));
        assertThat(alice.fills(opened, Map.of("who", "4")).answer().text()).isEqualTo("four go");

        LinkedHashMap<String, String> fields = new LinkedHashMap<>();
        fields.put("who", "4");
        fields.put("to", "");
        assertThat(desk.requests()).last().extracting(Request::input).isEqualTo(new Input.Submit("form", fields));
    }

    @Test
    void suggestsAtMostTwentyFiveWithWhatWasGivenBefore() {
        desk.suggests(asked -> IntStream.range(0, 40)
                .mapToObj(i -> new Suggestion("v" + i, asked + i))
                .toList());

        FakeInteraction typing = alice.startsTyping("tiny say", Map.of("times", "2"), "words", "he");

        assertThat(typing.suggestions()).hasSize(25).startsWith("v0", "v1");
    }

    @Test
    void suggestsNothingRatherThanFail() {
        desk.suggests(asked -> {
            throw new IllegalStateException("a bug");
        });

        assertThat(alice.startsTyping("look", Map.of(), "at", "").suggestions()).isEmpty();
    }

    @Test
    void aBugIsAnsweredWithASentence() {
        desk.answers(request -> {
            throw new IllegalStateException("a bug");
        });

        assertThat(alice.types("look").answer().text()).startsWith("Something went wrong");
    }

    @Test
    void onePersonsCommandsAreHandedInOneAfterAnother() {
        List<FakeInteraction> sent = IntStream.range(0, 20)
                .mapToObj(i -> alice.types("tiny say", Map.of("words", "word " + i)))
                .toList();
        sent.forEach(FakeInteraction::answer);

        assertThat(desk.requests())
                .extracting(Request::delivery)
                .containsExactlyElementsOf(
                        sent.stream().map(FakeInteraction::id).toList());
    }

    @Test
    void registersNothingWhenDiscordHasTheCommands() throws Exception {
        var registered = discord.commands();
        visitor.close();
        try (FakeDiscord later = FakeDiscord.open()) {
            later.commands(registered);
            try (Visitor again = Visitor.to(later, desk)) {
                later.await("the commands were compared", () -> later.requests("GET /applications/\\d+/commands") > 0);
                later.hands(later.person("Alice"), "agora").types("look").answer();
                assertThat(again.bot().ended()).isNotDone();
                assertThat(later.requests("PUT .*")).isZero();
            }
        }
    }

    @Test
    void aWrongTokenIsOneClearSentence() {
        try (Visitor stranger = Visitor.wired(discord.settings("a-wrong-token"), desk)) {
            assertThatThrownBy(stranger.bot()::start)
                    .isInstanceOf(DiscordUnavailable.class)
                    .hasMessageContaining("refuses the bot's token")
                    .hasMessageNotContaining("a-wrong-token");
        }
    }

    private static Input.Command command(String group, String verb, String... options) {
        LinkedHashMap<String, String> given = new LinkedHashMap<>();
        for (int i = 0; i < options.length; i += 2) {
            given.put(options[i], options[i + 1]);
        }
        return new Input.Command(group, verb, given);
    }
}
