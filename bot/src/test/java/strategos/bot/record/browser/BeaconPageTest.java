package strategos.bot.record.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Dice of protocol 2: rounds of the beacon that hold, and rounds that do not. */
@ExtendWith(WithChromium.class)
final class BeaconPageTest {
    private static final long ROUND_SECONDS = 1692803367L + (657413 - 1) * 3L;
    private final JsonNode vectors = read();

    private static JsonNode read() {
        try (InputStream in = BeaconPageTest.class.getResourceAsStream("/strategos/engine/dice/dice-2-vectors.json")) {
            return new ObjectMapper().readTree(in);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The id of a post that was written so many seconds before the round. */
    private static String post(long seconds) {
        return Long.toString(((ROUND_SECONDS - seconds) * 1000 - 1420070400000L) << 22);
    }

    private Map<String, Object> network(String key) {
        return Map.of(
                "chainHash",
                vectors.get("network").get("chainHash").asText(),
                "scheme",
                "bls-unchained-g1-rfc9380",
                "publicKey",
                key,
                "genesis",
                1692803367,
                "period",
                3);
    }

    private void open(Chromium chromium, JsonNode beacon, Object named, Consumer<Tab> look) {
        HandmadeRecord record = HandmadeRecord.war();
        HandmadeDice dice = new HandmadeDice(true, record.omens("owl"))
                .round(beacon.get("round").asLong(), beacon.path("randomness").asText("00"))
                .chain("open", 1, 6)
                .chain("sealed", 2, 1);
        Map<String, Object> round = new LinkedHashMap<>();
        round.put("round", beacon.get("round").asLong());
        round.put("signature", beacon.get("signature").asText());
        round.put("named", named);
        record.beacon(dice.log(), network(beacon.get("publicKey").asText()), round);
        try (Tab tab = chromium.tab()) {
            tab.open(PageFile.of(chromium, record.record()), "");
            look.accept(tab);
            assertThat(tab.problems()).isEmpty();
        }
    }

    @Test
    void aTrueRoundNamedInTimeIsVerified(Chromium chromium) {
        open(chromium, vectors.get("beacon").get(0), List.of(post(6)), tab -> {
            assertThat(tab.text("#seal")).contains("7 rolls verified");
            assertThat(tab.text("#proofs")).contains("1 beacon round").contains("later than the post");
            assertThat(tab.text("#trust")).contains("vectors agree").contains("Nobody could have known");
            assertThat(tab.text("#credits")).contains("noble-curves");
        });
    }

    @Test
    void anotherNetworkIsCheckedAndSaid(Chromium chromium) {
        open(chromium, vectors.get("beacon").get(1), "local", tab -> {
            assertThat(tab.text("#proofs")).contains("another network");
            assertThat(tab.text("#seal")).isEqualTo("by an unknown network");
        });
    }

    @Test
    void postsWithoutATimeOfTheirOwnAreSaid(Chromium chromium) {
        open(
                chromium,
                vectors.get("beacon").get(0),
                "local",
                tab -> assertThat(tab.text("#proofs")).contains("operator’s word"));
    }

    @Test
    void aPostThatCameTooLateIsFound(Chromium chromium) {
        open(chromium, vectors.get("beacon").get(0), List.of(post(-1)), tab -> {
            assertThat(tab.text("#seal")).contains("do not agree");
            assertThat(tab.text("#proofs")).contains("cannot be true").contains("657413");
        });
    }

    @Test
    void forgedRoundsAreFound(Chromium chromium) {
        for (JsonNode forged : vectors.get("forged")) {
            open(
                    chromium,
                    forged,
                    List.of(post(6)),
                    tab -> assertThat(tab.text("#seal"))
                            .as(forged.get("why").asText())
                            .contains("do not agree"));
        }
    }
}
