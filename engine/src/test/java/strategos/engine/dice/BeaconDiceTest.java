package strategos.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import strategos.engine.dice.ChainDice.Words;
import strategos.engine.dice.DiceLog.DescribedRoll;
import strategos.engine.dice.DiceLog.Named;
import strategos.engine.dice.DiceLog.NamedRound;
import strategos.engine.dice.DiceLog.RoundOf;
import strategos.engine.dice.HashChain.Mix;
import strategos.engine.dice.Omen.SeatOmen;
import strategos.engine.seat.Seat;

/** Protocol 2: its vectors, its log, and what a verifier finds in a log that lies. */
class BeaconDiceTest {
    private static final long ROUND = 657_413;

    private final JsonNode vectors = read();
    private final Vectors first = Vectors.read();
    private final BeaconRound round =
            new BeaconRound(ROUND, vectors.at("/beacon/0/signature").asText());

    /** A service's id of a post of that moment. */
    private static String post(Instant at) {
        return Long.toUnsignedString((at.toEpochMilli() - 1_420_070_400_000L) << 22);
    }

    private static JsonNode read() {
        try (InputStream in = BeaconDiceTest.class.getResourceAsStream("dice-2-vectors.json")) {
            return new JsonMapper().readTree(in);
        } catch (IOException e) {
            throw new IllegalStateException("the vectors are a test resource", e);
        }
    }

    @Test
    void the_network_is_quicknet() {
        JsonNode network = vectors.path("network");
        assertThat(BeaconNetwork.QUICKNET)
                .isEqualTo(new BeaconNetwork(
                        network.path("chainHash").asText(),
                        network.path("scheme").asText(),
                        network.path("publicKey").asText(),
                        network.path("genesis").asLong(),
                        network.path("period").asInt()));
    }

    @Test
    void rounds_appear_every_period_from_the_genesis_on() {
        Instant genesis = Instant.ofEpochSecond(1_692_803_367L);
        assertThat(BeaconNetwork.QUICKNET.time(1)).isEqualTo(genesis);
        assertThat(BeaconNetwork.QUICKNET.time(ROUND)).isEqualTo(genesis.plusSeconds((ROUND - 1) * 3));
        assertThat(BeaconNetwork.QUICKNET.first(genesis)).isEqualTo(1);
        assertThat(BeaconNetwork.QUICKNET.first(genesis.plusMillis(1))).isEqualTo(2);
        assertThat(BeaconNetwork.QUICKNET.first(genesis.plusSeconds(3))).isEqualTo(2);
        assertThat(BeaconNetwork.QUICKNET.first(genesis.minusSeconds(100))).isEqualTo(1);
    }

    @Test
    void the_salt_names_the_protocol() {
        List<SeatOmen> seats = List.of(
                new SeatOmen(new Seat("Athens"), new Omen("owl")), new SeatOmen(new Seat("Sparta"), new Omen("σ")));
        assertThat(Salt.of(DiceProtocol.BEACON, "m1", seats, "123").hex())
                .isEqualTo(vectors.at("/salt/salt").asText());
    }

    @Test
    void randomness_is_the_hash_of_the_signature() {
        assertThat(round.randomness())
                .isEqualTo(vectors.at("/beacon/0/randomness").asText());
    }

    @TestFactory
    List<DynamicTest> faces_and_orders() {
        Words words = new Words();
        List<DynamicTest> tests = new ArrayList<>();
        for (JsonNode vector : vectors.path("rolls")) {
            tests.add(DynamicTest.dynamicTest(vector.path("chain").asText() + " " + vector.path("index"), () -> {
                byte[] key = HexFormat.of().parseHex(vector.path("key").asText());
                String message = new Mix.Round(round)
                        .message(
                                new Salt(vector.path("salt").asText()),
                                vector.path("chain").asText(),
                                vector.path("index").asInt());
                boolean shuffled = vector.has("order");
                List<Integer> told = StreamSupport.stream(
                                vector.path(shuffled ? "order" : "faces").spliterator(), false)
                        .map(JsonNode::asInt)
                        .toList();
                Integer[] made = shuffled
                        ? words.order(key, message, told.size())
                        : words.faces(
                                key, message, told.size(), vector.path("sides").asInt());
                assertThat(made).containsExactlyElementsOf(told);
            }));
        }
        assertThat(tests).hasSize(5);
        return tests;
    }

    @Test
    void a_signature_has_a_form() {
        assertThatThrownBy(() -> new BeaconRound(0, round.signature())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new BeaconRound(1, "b713")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new BeaconRound(1, round.signature().toUpperCase(Locale.ROOT)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** A match with a roll by the round and one that went on without, named by that post. */
    private String log(BeaconNetwork network, Named named) {
        MatchDice dice = MatchDice.committed(first.open(), first.sealed())
                .salted(Salt.of(DiceProtocol.BEACON, "m1", first.seats(), "123"));
        ChainDice one = dice.dice(new Mix.Round(round));
        one.roll(Vectors.open("battle", "Athens"), 2, 6);
        one.shuffle(Vectors.sealed("deck"), 5);
        MatchDice after = dice.after(one.rolls());
        ChainDice two = after.dice(new Mix.AgreedAlone());
        two.roll(Vectors.open("battle", "Sparta"), 4, 6);
        List<DescribedRoll> rolls = new ArrayList<>();
        one.rolls().forEach(roll -> rolls.add(described(roll, new RoundOf(Optional.of(ROUND)))));
        two.rolls().forEach(roll -> rolls.add(described(roll, RoundOf.NONE)));
        return DiceLog.of(
                        "m1",
                        first.seats(),
                        "123",
                        after.after(two.rolls()),
                        Optional.of(
                                new DiceLog.Beacon(network, List.of(new NamedRound(ROUND, round.signature(), named)))),
                        rolls,
                        true)
                .json();
    }

    private static DescribedRoll described(Roll roll, RoundOf of) {
        return new DescribedRoll(roll, "Battle (6.7)", "2026-11-21T20:00:00Z", Optional.of(of));
    }

    private Verdict verify(String log) {
        return new DiceLogVerifier(BeaconNetwork.QUICKNET, (network, signed) -> signed.equals(round))
                .verify(log.getBytes(StandardCharsets.UTF_8));
    }

    private String honest() {
        return log(
                BeaconNetwork.QUICKNET,
                new Named(List.of(post(BeaconNetwork.QUICKNET.time(ROUND).minusSeconds(6)))));
    }

    private List<String> found(String log) {
        return verify(log).findings().stream()
                .map(finding -> finding.text().key())
                .distinct()
                .toList();
    }

    @Test
    void a_log_of_both_kinds_of_roll_is_proven() {
        Verdict verdict = verify(honest());
        assertThat(verdict.findings()).isEmpty();
        assertThat(verdict.rolls()).isEqualTo(3);
        assertThat(verdict.notes()).extracting(note -> note.key()).containsExactly("dice.log.agreed");
        assertThat(honest()).contains("\"protocol\" : \"strategos-dice-2\"", "\"round\" : 657413", "\"round\" : null");
    }

    @Test
    void a_log_of_a_console_says_that_posts_bear_no_time() {
        Verdict verdict = verify(log(BeaconNetwork.QUICKNET, Named.LOCAL));
        assertThat(verdict.findings()).isEmpty();
        assertThat(verdict.notes()).extracting(note -> note.key()).containsExactly("dice.log.local", "dice.log.agreed");
    }

    @Test
    void a_post_that_is_not_older_than_its_round_is_found() {
        String late = log(BeaconNetwork.QUICKNET, new Named(List.of(post(BeaconNetwork.QUICKNET.time(ROUND)))));
        assertThat(found(late)).containsExactly("dice.log.named-late");
        String afterwards = log(
                BeaconNetwork.QUICKNET,
                new Named(List.of(
                        post(BeaconNetwork.QUICKNET.time(ROUND).plusSeconds(9)),
                        post(BeaconNetwork.QUICKNET.time(ROUND).minusSeconds(3)))));
        assertThat(found(afterwards)).as("only the last one counts").isEmpty();
    }

    @Test
    void another_network_is_found() {
        BeaconNetwork other = new BeaconNetwork(
                "ab".repeat(32), BeaconNetwork.SCHEME, BeaconNetwork.QUICKNET.publicKey(), 1_692_803_367L, 3);
        assertThat(found(log(other, Named.LOCAL))).contains("dice.log.network");
    }

    @Test
    void a_forged_signature_is_found() {
        String forged = honest().replace(round.signature(), round.signature().replace('7', '8'));
        assertThat(found(forged)).contains("dice.log.signature", "dice.log.result");
    }

    @Test
    void a_turned_face_another_round_and_a_missing_one_are_found() {
        assertThat(found(honest().replace("\"round\" : null", "\"round\" : 657413")))
                .contains("dice.log.result");
        assertThat(found(honest().replace("\"round\" : null", "\"round\" : 657414")))
                .contains("dice.log.round-missing");
        assertThat(found(honest().replaceFirst("\"round\" : 657413,\\s+\"sides\"", "\"sides\"")))
                .contains("dice.log.missing");
        assertThat(found(honest().replace("\"strategos-dice-2\"", "\"strategos-dice-1\"")))
                .contains("dice.log.unknown");
        assertThat(found(honest().replace("\"strategos-dice-2\"", "\"strategos-dice-3\"")))
                .contains("dice.log.protocol");
    }

    @Test
    void names_of_posts_are_ids_or_the_word() {
        String post = post(BeaconNetwork.QUICKNET.time(ROUND).minusSeconds(6));
        for (String other :
                List.of("\"abc\"", "\"-12345678901234567\"", "12345678901234567", "\"\"", "\"18446744073709551616\"")) {
            assertThat(found(honest().replace('"' + post + '"', other)))
                    .as(other)
                    .contains("dice.log.not-named");
        }
        String log = log(BeaconNetwork.QUICKNET, Named.LOCAL);
        assertThat(found(log.replace("\"local\"", "\"remote\""))).contains("dice.log.not-named");
        assertThat(found(log.replace("\"local\"", "[ ]"))).contains("dice.log.not-list");
    }
}
