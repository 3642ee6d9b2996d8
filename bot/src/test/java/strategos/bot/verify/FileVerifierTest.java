package strategos.bot.verify;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import strategos.bot.beacon.StubBeacon;
import strategos.bot.host.Matches;
import strategos.bot.script.Wire;
import strategos.bot.verify.FileVerifier.Report;
import strategos.engine.duel.DuelFactory;
import strategos.engine.library.Library;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FileVerifierTest {
    private static final JsonMapper JSON = new JsonMapper();

    private final Library library = DuelFactory.library();
    private final FileVerifier verifier = new FileVerifier(library, StubBeacon.check());
    private Wire wire;
    private String record = "";
    private String dice = "";

    /** A whole match between computers. */
    @BeforeAll
    void play() {
        wire = Wire.open(library, "verify");
        wire.done("/match new game:duel scenario:foils");
        wire.done("/match computer seat:red");
        wire.done("/match computer seat:blue");
        String match = wire.done("/match start").end().get("match").asText();
        Matches matches = wire.host().matches();
        record = matches.record(match);
        dice = matches.diceLog(match);
    }

    @AfterAll
    void close() {
        wire.close();
    }

    @Test
    void aDiceLogIsProven() {
        Report report = verify(dice);
        assertThat(report.findings()).isEmpty();
        assertThat(report.summary().key()).isEqualTo("verify.dice");
    }

    @Test
    void aPageIsToldFromWhatIsNoText() {
        assertThat(verify("<!doctype html>").findings()).containsExactly(Text.of("verify.page"));
    }

    @Test
    void aRecordIsProvenAndPlayedAgain() {
        Report report = verify(record);
        assertThat(report.findings()).isEmpty();
        assertThat(report.summary().key()).isEqualTo("verify.replayed");
    }

    @Test
    void aMatchUnderWayIsProvenAsFarAsItIsPublished() {
        try (Wire running = Wire.open(library, "running")) {
            running.done("@red /match new game:duel scenario:foils");
            Matches matches = running.host().matches();
            String match =
                    running.done("/match join seat:red").end().get("match").asText();
            for (String begins : List.of(matches.record(match), matches.diceLog(match))) {
                assertThat(verify(begins).findings()).isEmpty();
                assertThat(verify(begins).summary().key()).isEqualTo("verify.not-begun");
            }
            running.done("/match computer seat:blue");
            running.done("/match start");
            Report report = verify(matches.record(match));
            assertThat(report.findings()).isEmpty();
            assertThat(report.summary()).isEqualTo(Text.of("verify.dice", "rolls", 0, "unrevealed", 1));
        }
    }

    @Test
    void achangedFaceIsFoundInEither() {
        assertThat(tampered(dice, log -> face(log))).contains("dice.log.result");
        assertThat(tampered(record, r -> face((ObjectNode) r.get("dice")))).contains("dice.log.result");
    }

    @Test
    void aJournalThatRollsOtherDiceIsFound() {
        assertThat(tampered(record, r -> {
                    JsonNode rolled = find(r.get("journal"), "result");
                    ((ArrayNode) rolled).set(0, rolled.get(0).asInt() % 6 + 1);
                }))
                .containsExactly("verify.rolls");
    }

    /** With the same key a die of other sides shows another face: who may say how many it had chooses what it shows. */
    @Test
    void diceOfOtherSidesThanTheJournalRollsAreFound() {
        String forged = otherSides();
        assertThat(verify(forged).findings()).extracting(Text::key).containsExactly("verify.rolls");
    }

    /** A die of the log has so many other sides that its key shows the same face, so that the log alone is sound. */
    private String otherSides() {
        ObjectNode root = read(record);
        for (JsonNode roll : root.at("/dice/chains/0/rolls")) {
            if (roll.path("faces").size() == 1) {
                int honest = roll.path("sides").asInt();
                for (int sides = honest + 1; sides < 300; sides++) {
                    ((ObjectNode) roll).put("sides", sides);
                    if (verify(root.get("dice").toString()).sound()) {
                        return root.toString();
                    }
                }
                ((ObjectNode) roll).put("sides", honest);
            }
        }
        throw new AssertionError("no key shows the same face with other sides");
    }

    @Test
    void aRollThatTheJournalCountsOtherwiseIsFound() {
        assertThat(tampered(record, r -> {
                    for (JsonNode row : r.get("journal")) {
                        JsonNode roll = row.findParent("result");
                        if (roll != null) {
                            ((ObjectNode) roll).put("index", 900);
                            return;
                        }
                    }
                }))
                .containsExactly("verify.rolls");
    }

    @Test
    void whoeverCutsTheProofAwayIsFound() {
        assertThat(tampered(record, r -> ((ObjectNode) r.get("dice")).retain("protocol", "match", "chains")))
                .contains("dice.log.missing");
        assertThat(tampered(dice, log -> log.retain("protocol", "match", "chains")))
                .contains("dice.log.missing");
    }

    @Test
    void whatItSaysOfOneIsASentence() {
        Phrasebook words = library.words(Escape.plain());
        assertThat(words.say(Text.of("verify.rolls", "played", 1, "logged", 1, "chain", "open")))
                .isEqualTo("The journal rolls once on the open chain, and not what the dice log says of its 1 roll.");
        assertThat(words.say(Text.of("command.dice.unsound", "findings", 1, "rolls", 1)))
                .isEqualTo("One thing is wrong; 1 roll is proven.");
        assertThat(words.say(Text.of("dice.log.local"))).contains("the operator's word");
        assertThat(words.say(Text.of("dice.log.signature", "round", 5, "path", "rounds[0]")))
                .contains("is not the beacon's");
    }

    @Test
    void anotherRankingIsFound() {
        assertThat(tampered(record, r -> ((ObjectNode) r.get("ranking").get(0)).put("score", "99")))
                .containsExactly("verify.ranking");
    }

    @Test
    void aVersionLeftOutIsFound() {
        assertThat(tampered(record, r -> ((ArrayNode) r.get("journal")).remove(1)))
                .containsExactly("verify.version");
    }

    @Test
    void entriesThatCannotBePlayedAreFound() {
        assertThat(tampered(record, r -> ((ObjectNode) r.get("journal").get(2)).put("entries", "[{}]")))
                .containsExactly("verify.entries");
    }

    @Test
    void diceOfAnotherMatchAreFound() {
        assertThat(tampered(record, r -> r.put("match", "zzzz"))).containsExactly("verify.other-match");
    }

    @Test
    void aGameThatIsNotHereIsNotPlayedAgainAndTheReportSaysSo() {
        assertThat(summary(record, r -> r.put("game", "chess"))).isEqualTo("verify.unplayed");
        assertThat(summary(record, r -> r.put("data", "0".repeat(64)))).isEqualTo("verify.unplayed");
    }

    @Test
    void whatIsNoRecordIsFoundWanting() {
        for (String file :
                List.of("", "[]", "{}", "nonsense", "{\"journal\": 3}", "\u0000", "{\"journal\": [], \"dice\": {}}")) {
            assertThat(verify(file).sound()).as(file).isFalse();
        }
    }

    private static void face(ObjectNode log) {
        ArrayNode faces = (ArrayNode) find(log, "faces");
        faces.set(0, faces.get(0).asInt() % 6 + 1);
    }

    private static JsonNode find(JsonNode in, String field) {
        JsonNode found = in.findValue(field);
        assertThat(found).as(field).isNotNull();
        return found;
    }

    private List<String> tampered(String file, Consumer<ObjectNode> change) {
        return verify(changed(file, change)).findings().stream().map(Text::key).toList();
    }

    private String summary(String file, Consumer<ObjectNode> change) {
        return verify(changed(file, change)).summary().key();
    }

    private Report verify(String file) {
        return verifier.verify(file.getBytes(StandardCharsets.UTF_8));
    }

    private static String changed(String file, Consumer<ObjectNode> change) {
        ObjectNode root = read(file);
        change.accept(root);
        return root.toString();
    }

    private static ObjectNode read(String file) {
        try {
            return (ObjectNode) JSON.readTree(file);
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }
}
