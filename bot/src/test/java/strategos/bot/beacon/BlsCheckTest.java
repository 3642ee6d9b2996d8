package strategos.bot.beacon;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import strategos.engine.dice.BeaconNetwork;
import strategos.engine.dice.BeaconRound;

/** Signatures against the published vectors: two that hold, three that do not, and what is no point of the curve. */
class BlsCheckTest {
    private final BlsCheck check = new BlsCheck();

    private static JsonNode vectors() throws IOException {
        try (InputStream in = BeaconNetwork.class.getResourceAsStream("dice-2-vectors.json")) {
            return new JsonMapper().readTree(in);
        }
    }

    private static BeaconNetwork network(JsonNode vector) {
        return new BeaconNetwork(
                "", BeaconNetwork.SCHEME, vector.path("publicKey").asText(), 0, 3);
    }

    private static BeaconRound round(JsonNode vector) {
        return new BeaconRound(
                vector.path("round").asLong(), vector.path("signature").asText());
    }

    @Test
    void whatTheNetworksHaveSignedHolds() throws IOException {
        assertThat(vectors().path("beacon"))
                .hasSize(2)
                .allSatisfy(vector ->
                        assertThat(check.holds(network(vector), round(vector))).isTrue());
    }

    @Test
    void forgedSignaturesDoNot() throws IOException {
        assertThat(vectors().path("forged"))
                .hasSize(3)
                .allSatisfy(vector -> assertThat(check.holds(network(vector), round(vector)))
                        .as(vector.path("why").asText())
                        .isFalse());
    }

    @Test
    void whatIsNoPointIsNoSignature() throws IOException {
        JsonNode vector = vectors().path("beacon").path(0);
        for (String bytes : new String[] {"00".repeat(48), "ff".repeat(48), "c0" + "00".repeat(47)}) {
            assertThat(check.holds(network(vector), new BeaconRound(1, bytes)))
                    .as(bytes)
                    .isFalse();
        }
        for (String key : new String[] {"", "zz", "00".repeat(96), "c0" + "00".repeat(95)}) {
            BeaconNetwork network = new BeaconNetwork("", BeaconNetwork.SCHEME, key, 0, 3);
            assertThat(check.holds(network, round(vector))).as(key).isFalse();
        }
    }

    @Test
    void anotherSchemeIsNotKnown() throws IOException {
        JsonNode vector = vectors().path("beacon").path(0);
        BeaconNetwork other = new BeaconNetwork(
                "", "pedersen-bls-chained", vector.path("publicKey").asText(), 0, 3);
        assertThat(check.holds(other, round(vector))).isFalse();
    }

    @Test
    void theBeaconOfTheTestsSignsAsTheNetworkDoes() {
        StubBeacon stub = new StubBeacon(InstantSource.system());
        assertThat(check.holds(stub.network(), stub.sign(7))).isTrue();
        assertThat(check.holds(stub.network(), new BeaconRound(8, stub.sign(7).signature())))
                .isFalse();
    }
}
