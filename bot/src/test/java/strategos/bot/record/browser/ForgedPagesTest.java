package strategos.bot.record.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;
import strategos.bot.beacon.BlsCheck;
import strategos.engine.dice.BeaconNetwork;
import strategos.engine.dice.DiceLogVerifier;

/** What the offline check finds in a dice log the page finds, too: neither believes a log that the other does not. */
@ExtendWith(WithChromium.class)
final class ForgedPagesTest {
    private static final String STAY_CLOSED = "rolls that stay closed when the match is over";
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final JsonNode ROUND = read().get("beacon").get(0);
    private static final long ROUND_SECONDS = 1692803367L + (657413 - 1) * 3L;

    private static Map<String, Consumer<ObjectNode>> ofChains() {
        Map<String, Consumer<ObjectNode>> forgeries = new LinkedHashMap<>();
        forgeries.put("a name of a seat that holds an omen", log -> seat(log, 0).set(0, "side0=owl\nside9"));
        forgeries.put("no sealed chain", log -> chains(log).remove(1));
        forgeries.put("a throw of no dice", log -> roll(log).set("faces", JSON.createArrayNode()));
        forgeries.put("dice that were shuffled besides", log -> {
            ArrayNode one = JSON.createArrayNode().add(0);
            roll(log).set("order", one);
        });
        forgeries.put(
                "a tip of a chain that nothing follows", log -> chain(log, 0).put("tip", "0".repeat(64)));
        forgeries.put(STAY_CLOSED, log -> {
            chain(log, 1).set("rolls", JSON.createArrayNode());
            chain(log, 1).put("unrevealed", 1);
        });
        forgeries.put("a field that is not known", log -> roll(log).put("reroll", true));
        forgeries.put("a round in a protocol without", log -> roll(log).put("round", 3));
        forgeries.put("an omen of two lines", log -> seat(log, 0).set(1, "owl\nside9=owl"));
        forgeries.put("one seat twice", log -> ((ArrayNode) log.get("seats")).add(seat(log, 0)));
        forgeries.put(
                "a chain of another name",
                log -> chains(log).add(chain(log, 1).deepCopy().put("name", "third")));
        forgeries.put("seats that are no list", log -> log.put("seats", "all"));
        forgeries.put("a purpose that is no text", log -> roll(log).put("purpose", 7));
        forgeries.put("a time that is none", log -> roll(log).put("at", "at noon"));
        return forgeries;
    }

    private static Map<String, Consumer<ObjectNode>> ofBeacons() {
        Map<String, Consumer<ObjectNode>> forgeries = new LinkedHashMap<>();
        forgeries.put(
                "a post that is no post", log -> round(log).putArray("named").add(""));
        forgeries.put("a post of no form", log -> round(log).putArray("named").add("0x10"));
        forgeries.put(
                "a word among the posts", log -> round(log).putArray("named").add("local"));
        forgeries.put(
                "another name of the network",
                log -> ((ObjectNode) log.get("network")).put("chainHash", "0".repeat(64)));
        forgeries.put("another scheme", log -> ((ObjectNode) log.get("network")).put("scheme", "pedersen-bls-chained"));
        forgeries.put("no network", log -> log.remove("network"));
        forgeries.put(
                "a round twice",
                log -> ((ArrayNode) log.get("rounds")).add(round(log).deepCopy()));
        forgeries.put(
                "a round of no roll, wrongly signed",
                log -> ((ArrayNode) log.get("rounds")).add(round(log).deepCopy().put("round", 5)));
        return forgeries;
    }

    @TestFactory
    Stream<DynamicTest> neitherBelievesAForgery(Chromium chromium) {
        return Stream.concat(tests(chromium, false, ofChains()), tests(chromium, true, ofBeacons()));
    }

    private Stream<DynamicTest> tests(Chromium chromium, boolean beacon, Map<String, Consumer<ObjectNode>> forgeries) {
        return forgeries.entrySet().stream()
                .map(forgery -> dynamicTest(forgery.getKey(), () -> {
                    ObjectNode log = log(beacon);
                    forgery.getValue().accept(log);
                    assertThat(believed(chromium, beacon, log))
                            .as("by the page")
                            .isFalse();
                    // Whether the match is over stands beside the log: there the check of the whole record looks.
                    if (!forgery.getKey().equals(STAY_CLOSED)) {
                        assertThat(offline(log)).as("offline").isFalse();
                    }
                }));
    }

    @Test
    void bothBelieveWhatIsTrue(Chromium chromium) {
        for (boolean beacon : new boolean[] {false, true}) {
            assertThat(offline(log(beacon))).isTrue();
            assertThat(believed(chromium, beacon, log(beacon))).isTrue();
        }
        ObjectNode lastCounts = log(true);
        round(lastCounts).putArray("named").add(post(-9)).add(post(6));
        assertThat(offline(lastCounts)).isTrue();
        assertThat(believed(chromium, true, lastCounts)).isTrue();
    }

    /** The seal beside a die is of the log: it may stand beside no other die. */
    @Test
    void aStoryThatShowsOtherDiceIsNotBelieved(Chromium chromium) {
        HandmadeRecord record = HandmadeRecord.war().showing(3, List.of(1, 2, 3, 4));
        try (Tab tab = chromium.tab()) {
            tab.open(PageFile.of(chromium, record.record()), "#v=3");

            assertThat(tab.text("#seal")).contains("do not agree");
            assertThat(tab.text("#proofs")).contains("did not fall as shown");
            assertThat(tab.text("#step .check")).contains("WRONG");
        }
    }

    /** Where both sides threw at once, one strip shows the dice of two rolls. */
    @Test
    void aStoryThatShowsTheDiceOfBothSidesSideBySideIsBelieved(Chromium chromium) {
        try (Tab tab = chromium.tab()) {
            tab.open(PageFile.of(chromium, HandmadeRecord.war().showingBoth(3).record()), "#v=3");

            assertThat(tab.text("#seal")).contains("verified");
            assertThat(tab.text("#step .strip .checks")).contains("roll 2 · verified", "roll 3 · verified");
        }
    }

    private static boolean offline(JsonNode log) {
        return new DiceLogVerifier(BeaconNetwork.QUICKNET, new BlsCheck())
                .verify(log)
                .sound();
    }

    private static boolean believed(Chromium chromium, boolean beacon, JsonNode log) {
        HandmadeRecord record = HandmadeRecord.war();
        Map<?, ?> forged = JSON.convertValue(log, Map.class);
        try (Tab tab = chromium.tab()) {
            tab.open(PageFile.of(chromium, record.forged(forged, beacon).record()), "");
            return tab.is("document.documentElement.dataset.verified === 'yes'");
        }
    }

    private static ObjectNode log(boolean beacon) {
        HandmadeRecord record = HandmadeRecord.war();
        HandmadeDice dice = new HandmadeDice(beacon, record.omens("owl"));
        if (beacon) {
            dice.round(ROUND.get("round").asLong(), ROUND.get("randomness").asText());
        }
        ObjectNode log =
                JSON.valueToTree(dice.chain("open", 1, 6).chain("sealed", 2, 1).log());
        if (beacon) {
            log.set("network", JSON.valueToTree(BeaconNetwork.QUICKNET));
            ObjectNode named = log.putArray("rounds").addObject();
            named.set("round", ROUND.get("round"));
            named.set("signature", ROUND.get("signature"));
            named.putArray("named").add(post(6));
        }
        return log;
    }

    private static ObjectNode read() {
        try (InputStream in = ForgedPagesTest.class.getResourceAsStream("/strategos/engine/dice/dice-2-vectors.json")) {
            return (ObjectNode) JSON.readTree(in);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The id of a post that was written so many seconds before the round. */
    private static String post(long seconds) {
        return Long.toString(((ROUND_SECONDS - seconds) * 1000 - 1420070400000L) << 22);
    }

    private static ArrayNode chains(ObjectNode log) {
        return (ArrayNode) log.get("chains");
    }

    private static ObjectNode chain(ObjectNode log, int at) {
        return (ObjectNode) chains(log).get(at);
    }

    private static ObjectNode roll(ObjectNode log) {
        return (ObjectNode) chain(log, 0).get("rolls").get(0);
    }

    private static ArrayNode seat(ObjectNode log, int at) {
        return (ArrayNode) log.get("seats").get(at);
    }

    private static ObjectNode round(ObjectNode log) {
        return (ObjectNode) log.get("rounds").get(0);
    }
}
