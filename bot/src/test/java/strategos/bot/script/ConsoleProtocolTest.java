package strategos.bot.script;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.script.Wire.Reply;
import strategos.engine.duel.DuelFactory;

/** Each line of the console's protocol, as its description has it, on the toy game. */
class ConsoleProtocolTest {
    private final Wire wire = Wire.open(DuelFactory.library(), "conformance");

    @AfterEach
    void close() {
        wire.close();
    }

    @Test
    void commentsAndEmptyLinesAreNotAnswered() {
        assertThat(sent("# a comment")).isEmpty();
        assertThat(sent("")).isEmpty();
        assertThat(sent("   ")).isEmpty();
    }

    @Test
    void aSpeakerAloneIsAnsweredAndSpeaksFromThereOn() {
        assertThat(fields(wire.done("@alice").end())).containsExactly("done", "ok");
        wire.done("/match new game:duel scenario:foils");
        assertThat(wire.done("/match join seat:red").posts())
                .last()
                .satisfies(p -> assertThat(p.get("to").asText()).isEqualTo("alice"));
    }

    @Test
    void aChannelIsMadeByItsName() {
        wire.done("@alice #agora /match new game:duel scenario:foils");
        Reply elsewhere = wire.send("#forum /match status");
        assertThat(elsewhere.ok()).isFalse();
        assertThat(wire.done("#agora /match status")
                        .posts()
                        .getFirst()
                        .get("channel")
                        .asText())
                .isEqualTo("agora");
    }

    @Test
    void aPostIsOneLineWithItsFields() {
        Reply reply = wire.done("@alice #agora /match new game:duel scenario:foils");
        assertThat(reply.posts()).allSatisfy(post -> {
            assertThat(fields(post)).startsWith("post", "channel", "to", "text").contains("buttons");
            assertThat(post.get("post").isInt()).isTrue();
            assertThat(post.get("channel").asText()).isEqualTo("agora");
        });
        assertThat(reply.posts()).extracting(p -> p.get("post").asInt()).containsExactly(1, 2, 3);
        assertThat(reply.posts())
                .extracting(p -> p.get("to").asText())
                .containsExactly("everyone", "everyone", "alice");
    }

    @Test
    void postsComeBeforeTheAnswerOfTheirLine() {
        Reply reply = wire.done("/match new game:duel scenario:foils");
        assertThat(reply.end().has("done")).isTrue();
        assertThat(reply.lines().subList(0, reply.lines().size() - 1)).noneMatch(l -> l.has("done"));
    }

    @Test
    void anEditNamesThePostItReplaces() {
        Reply open = wire.done("@alice /match new game:duel scenario:foils");
        int card = open.posts().get(1).get("post").asInt();
        Reply joined = wire.done("/match join seat:red");
        assertThat(joined.posts())
                .filteredOn(p -> p.has("edits"))
                .singleElement()
                .satisfies(p -> assertThat(p.get("edits").asInt()).isEqualTo(card));
    }

    @Test
    void aPostOfAReportNamesPageAndHeadingAndWhomItCalls() {
        wire.done("@red #agora /match new game:duel scenario:foils");
        wire.done("/match join seat:red");
        wire.done("@blue /match join seat:blue");
        List<JsonNode> posts = wire.done("/match start").posts();
        JsonNode start = posts.stream().filter(p -> !p.has("page")).findFirst().orElseThrow();
        assertThat(fields(start)).doesNotContain("report", "call");
        JsonNode report =
                posts.stream().filter(p -> p.has("report")).reduce((a, b) -> b).orElseThrow();
        assertThat(report.get("page").asInt()).isGreaterThan(1);
        assertThat(report.get("report").asText()).isEqualTo("The beginning");
        assertThat(report.get("call")).extracting(JsonNode::asText).containsExactly("red", "blue");

        wire.done("@red /duel stance stance:high");
        List<JsonNode> more = wire.done("@blue /duel stance stance:low").posts();
        assertThat(more)
                .filteredOn(p -> p.has("call") && !p.has("report"))
                .singleElement()
                .satisfies(call -> {
                    assertThat(call.get("page").asInt())
                            .isGreaterThan(report.get("page").asInt());
                    assertThat(call.get("call").get(0).asText()).isEqualTo("red");
                });
        assertThat(more)
                .filteredOn(p -> p.has("edits") && p.has("report"))
                .isNotEmpty()
                .allSatisfy(p -> assertThat(p.get("page")).isEqualTo(report.get("page")));
    }

    @Test
    void whatWasMissedNamesThePostsThatTellIt() {
        duel();
        wire.done("@red /match status");
        int report = wire.done("@blue /duel taunt words:coward").posts().stream()
                .filter(p -> p.has("report"))
                .findFirst()
                .orElseThrow()
                .get("post")
                .asInt();
        String missed =
                wire.done("@red /match since").posts().getLast().get("text").asText();
        assertThat(missed).contains("[" + report + "]", "coward", " UTC").doesNotContain("https://", "<t:");
    }

    @Test
    void whatIsDoneNamesMatchAndVersion() {
        duel();
        JsonNode end = wire.done("@red /duel stance stance:high").end();
        assertThat(fields(end)).containsExactly("done", "ok", "match", "version");
        assertThat(end.get("version").asInt()).isEqualTo(2);
    }

    @Test
    void whatIsRefusedGivesOneSentenceAndItsRule() {
        duel();
        JsonNode end = wire.send("@red /duel stance stance:sideways").end();
        assertThat(fields(end)).containsExactly("done", "ok", "error", "rule");
        assertThat(end.get("rule").asText()).isEqualTo("2.1");
        assertThat(end.get("error").asText())
                .isEqualTo("For “stance”, sideways cannot be chosen; choose from high, low and feint. (2.1)");
    }

    @Test
    void privateSettingsDoNotMoveTheVersion() {
        duel();
        JsonNode end = wire.done("@red /match standing topic:parry answer:pass").end();
        assertThat(end.get("version").asInt()).isEqualTo(1);
    }

    @Test
    void gamesAreListedWithScenariosSeatsAndOptions() {
        JsonNode game = wire.done("/match games").data("games").get(0);
        assertThat(fields(game)).containsExactly("id", "name", "scenarios", "options");
        assertThat(game.get("scenarios").get(0).toString())
                .isEqualTo("{\"id\":\"foils\",\"name\":\"Foils\",\"seats\":[\"red\",\"blue\"],\"least\":2,\"most\":2}");
        assertThat(game.get("options").get(0).toString()).isEqualTo("{\"name\":\"mercy\",\"values\":[\"no\",\"yes\"]}");
    }

    @Test
    void ordersTellWhatIsOwed() {
        duel();
        Reply reply = wire.done("@red /match orders");
        JsonNode decision = reply.data("decisions").get(0);
        assertThat(fields(decision)).containsExactly("seat", "user", "prompt", "rule", "offers");
        assertThat(decision.get("user").asText()).isEqualTo("red");
        JsonNode offer = decision.get("offers").get(0);
        assertThat(fields(offer)).containsExactly("verb", "command", "rule", "help", "slots");
        assertThat(offer.get("command").asText()).isEqualTo("/duel stance");
        assertThat(offer.get("slots").get(0).toString())
                .isEqualTo("{\"name\":\"stance\",\"kind\":\"one\",\"optional\":false,"
                        + "\"choices\":[\"high\",\"low\",\"feint\"]}");
        assertThat(reply.posts())
                .allSatisfy(p -> assertThat(p.get("to").asText()).isEqualTo("red"));
    }

    @Test
    void whatIsNotWaitedForStandsBeside() {
        duel();
        wire.done("@red /duel stance stance:high");
        Reply reply = wire.done("@red /match orders");
        assertThat(reply.data("decisions")).isEmpty();
        assertThat(reply.data("anytime").get(0).get("offers").get(0).get("verb").asText())
                .isEqualTo("taunt");
    }

    @Test
    void slotsComeInOrderAndNullWhereAnEarlierOneMustBeFilled() {
        String lunger = lunge();
        JsonNode slots = wire.done("@" + lunger + " ?slots lunge").data("slots");
        assertThat(slots).extracting(s -> s.get("name").asText()).containsExactly("path", "cards", "loud");
        assertThat(slots.get(0).get("optional").asBoolean()).isFalse();
        assertThat(slots.get(1).get("choices").isNull()).isTrue();
    }

    @Test
    void aPathGivesItsNextStepsAndSaysWhetherItMayStop() {
        String lunger = lunge();
        String first = wire.done("@" + lunger + " ?slots lunge")
                .data("slots")
                .get(0)
                .get("choices")
                .get(0)
                .asText();
        JsonNode slots = wire.done("?slots lunge path=" + first).data("slots");
        JsonNode path = slots.get(0);
        assertThat(path.get("kind").asText()).isEqualTo("path");
        assertThat(path.get("mayStop").asBoolean()).isTrue();
        assertThat(path.get("choices").toString()).doesNotContain("\"" + first + "\"");
        JsonNode cards = slots.get(1);
        assertThat(cards.get("least").asInt()).isZero();
        assertThat(cards.get("most").asInt()).isEqualTo(1);
        assertThat(cards.get("labels")).hasSameSizeAs(cards.get("choices"));
        assertThat(slots.get(2).get("choices").toString()).isEqualTo("[\"yes\",\"no\"]");
    }

    @Test
    void aFilledSlotAndThoseBeforeItAreLeftOut() {
        String lunger = lunge();
        JsonNode slots = wire.done("@" + lunger + " ?slots lunge path=" + firstStep(lunger) + " loud=yes")
                .data("slots");
        assertThat(slots).isEmpty();
    }

    @Test
    void aPreviewTellsTheChancesAndCarriesNothingOut() {
        String lunger = lunge();
        String step = firstStep(lunger);
        Reply reply = wire.done("?preview lunge path=" + step);
        assertThat(reply.data("preview").get("lines").get(0).asText()).isEqualTo("Strength 1: 3 in 6 (5)");
        assertThat(wire.done("/match orders").data("decisions")).hasSize(1);
    }

    @Test
    void aPreviewOfWhatIsNotLegalIsRefused() {
        duel();
        assertThat(wire.send("@red ?preview stance stance=sideways").ok()).isFalse();
        assertThat(wire.send("@red ?preview stance").ok()).isFalse();
    }

    @Test
    void completionShowsWhatDiscordWould() {
        duel();
        JsonNode some = wire.done("@red ?complete /duel stance stance:h").data("suggestions");
        assertThat(some.toString()).isEqualTo("[{\"value\":\"high\",\"label\":\"high\"}]");
        assertThat(wire.done("?complete /match new game:").data("suggestions").toString())
                .isEqualTo("[{\"value\":\"duel\",\"label\":\"The Duel\"}]");
    }

    @Test
    void aButtonOfAPostCanBePressed() {
        duel();
        JsonNode button =
                wire.done("@red /match orders").posts().getLast().get("buttons").get(0);
        assertThat(button.get("label").asText()).isEqualTo("Stance: high");
        Reply shown = wire.done("!press " + button.get("id").asText());
        assertThat(shown.end().get("version").asInt()).isEqualTo(1);
        String send = shown.posts().getLast().get("buttons").get(0).get("id").asText();
        assertThat(wire.done("!press " + send).end().get("version").asInt()).isEqualTo(2);
    }

    @Test
    void aMenuTakesItsValues() {
        duel();
        Reply draft = wire.done("@red /duel stance");
        JsonNode menu = draft.posts().getLast().get("menus").get(0);
        Reply filled = wire.done("!press " + menu.get("id").asText() + " low");
        String send = filled.posts().getLast().get("buttons").get(0).get("id").asText();
        assertThat(wire.done("!press " + send).end().get("version").asInt()).isEqualTo(2);
    }

    @Test
    void aFormTakesTheRestOfTheLine() {
        duel();
        Reply draft = wire.done("@red /duel taunt");
        String ask = draft.posts().getLast().get("buttons").get(0).get("id").asText();
        Reply asked = wire.send("!press " + ask);
        assertThat(asked.end().get("error").asText()).contains("40 characters");
        Reply filled = wire.done("!press " + ask + " come on, then");
        String send = filled.posts().getLast().get("buttons").get(0).get("id").asText();
        Reply sent = wire.done("!press " + send);
        assertThat(sent.posts().toString()).contains("come on, then");
    }

    @Test
    void theClockMovesOn() {
        wire.done("@red #agora /match new game:duel scenario:foils options:clock=24h");
        wire.done("@red /match join seat:red");
        wire.done("@blue /match join seat:blue");
        wire.done("/match start");
        Reply later = wire.done("!clock +2d");
        assertThat(later.posts().toString()).contains("default answer");
    }

    @Test
    void theResultIsToldWhenTheMatchIsOver() {
        duel();
        assertThat(wire.done("/match status").data("result").toString()).isEqualTo("{\"over\":false}");
        wire.done("@red /match resign");
        assertThat(wire.done("/match status").data("result").toString())
                .isEqualTo("{\"over\":true,\"ranking\":[{\"rank\":1,\"seat\":\"blue\",\"score\":\"0\"},"
                        + "{\"rank\":2,\"seat\":\"red\",\"score\":\"0\"}],\"winner\":\"blue\",\"winners\":[\"blue\"]}");
    }

    @Test
    void theStateIsThePublicView() {
        duel();
        wire.done("@red /duel stance stance:feint");
        JsonNode view = wire.done("/match state").data("view");
        assertThat(fields(view)).contains("match", "game", "awaited", "dice", "brief", "seats");
        assertThat(view.toString()).doesNotContain("feint");
    }

    @Test
    void everyPostOfAMatchWithSeededDiceSaysSo() {
        Reply reply = wire.done("/match new game:duel scenario:foils");
        assertThat(reply.posts())
                .allSatisfy(p -> assertThat(p.get("text").asText()).contains("test dice"));
    }

    @Test
    void theSameSeedGivesTheSameLines() {
        List<String> first = whole("same");
        assertThat(whole("same")).isEqualTo(first);
        assertThat(whole("other")).isNotEqualTo(first);
    }

    private static List<String> whole(String seed) {
        List<String> lines = new ArrayList<>();
        try (Wire wire = Wire.open(DuelFactory.library(), seed)) {
            for (String line : List.of(
                    "@red /match new game:duel scenario:foils",
                    "/match join seat:red",
                    "/match computer seat:blue",
                    "/match start",
                    "/duel stance stance:low",
                    "/dice log")) {
                wire.done(line).lines().forEach(l -> lines.add(l.toString()));
            }
        }
        return lines;
    }

    /** A duel of red and blue, each held by the user so called. */
    private void duel() {
        wire.done("@red #agora /match new game:duel scenario:foils");
        wire.done("@red /match join seat:red");
        wire.done("@blue /match join seat:blue");
        wire.done("@red /match start");
    }

    /** A duel in which somebody lunges; gives who. */
    private String lunge() {
        duel();
        wire.done("@red /duel stance stance:high");
        wire.done("@blue /duel stance stance:low");
        return wire.done("@red /match orders").data("decisions").isEmpty() ? "blue" : "red";
    }

    private String firstStep(String user) {
        return wire.done("@" + user + " ?slots lunge")
                .data("slots")
                .get(0)
                .get("choices")
                .get(0)
                .asText();
    }

    private List<JsonNode> sent(String line) {
        return wire.taken(line);
    }

    private static List<String> fields(JsonNode node) {
        return node.properties().stream().map(Map.Entry::getKey).toList();
    }
}
