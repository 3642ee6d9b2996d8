package strategos.engine.dice;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import strategos.engine.dice.ChainDice.Words;
import strategos.engine.dice.DiceLogReader.JsonShape;
import strategos.engine.dice.DiceStatistics.FaceTally;
import strategos.engine.dice.HashChain.Mix;

/** The edges of what the dice and their check allow: the last that is, and the first that is not. */
class DiceBoundsTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Cause BATTLE = Vectors.open("battle", "Athens");

    private final Vectors vectors = Vectors.read();
    private final MatchDice match = vectors.match();
    private final PlayedMatch played = PlayedMatch.of(vectors);
    private final DiceLogVerifier verifier = Vectors.verifier();

    private ObjectNode log() {
        try {
            return (ObjectNode) JSON.readTree(played.log(true).json());
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the log is JSON", e);
        }
    }

    private static ObjectNode at(JsonNode log, String pointer) {
        return (ObjectNode) log.at(pointer);
    }

    private List<String> findings(JsonNode log) {
        return verifier.verify(log).findings().stream()
                .map(finding -> finding.path() + " " + finding.text().key())
                .toList();
    }

    @Test
    void a_file_is_read_up_to_its_greatest_size() {
        byte[] good = played.log(true).json().getBytes(UTF_8);
        byte[] most = Arrays.copyOf(good, DiceLogVerifier.MOST_BYTES);
        Arrays.fill(most, good.length, most.length, (byte) ' ');
        byte[] more = Arrays.copyOf(most, most.length + 1);
        more[most.length] = ' ';

        assertThat(verifier.verify(most).sound()).isTrue();
        assertThat(verifier.verify(more).findings())
                .extracting(finding -> finding.text().key())
                .containsExactly("dice.log.too-large");
    }

    @Test
    void a_text_has_its_most_characters_and_a_line_too() {
        ObjectNode log = log();
        at(log, "/chains/0/rolls/0").put("purpose", "x".repeat(JsonShape.MOST_CHARACTERS));
        assertThat(findings(log)).isEmpty();
        at(log, "/chains/0/rolls/0").put("purpose", "x".repeat(JsonShape.MOST_CHARACTERS + 1));
        assertThat(findings(log)).containsExactly("chains[0].rolls[0].purpose dice.log.not-text");

        assertThat(JsonShape.isLine("x".repeat(JsonShape.MOST_CHARACTERS))).isTrue();
        assertThat(JsonShape.isLine("x".repeat(JsonShape.MOST_CHARACTERS + 1))).isFalse();
    }

    @Test
    void what_has_no_form_is_found_once_and_where_it_stands() {
        ObjectNode log = log();
        log.set("seats", JSON.createObjectNode());
        assertThat(findings(log)).containsExactly("seats dice.log.not-list");
        log.remove("seats");
        assertThat(findings(log)).containsExactly("seats dice.log.missing");

        ObjectNode chain = log();
        ((ArrayNode) chain.get("chains")).set(0, JSON.getNodeFactory().numberNode(1));
        assertThat(findings(chain)).containsExactly("chains[0] dice.log.not-object");

        ObjectNode pair = log();
        ((ArrayNode) pair.at("/seats/0")).add("three");
        assertThat(findings(pair)).containsExactly("seats[0] dice.log.not-pair");

        ObjectNode faces = log();
        at(faces, "/chains/0/rolls/0").putArray("faces");
        assertThat(findings(faces)).containsExactly("chains[0].rolls[0].faces dice.log.not-list");
    }

    /** With an equals sign anywhere two tables could have one salt. */
    @Test
    void a_seat_whose_name_begins_with_an_equals_sign_is_found() {
        ObjectNode log = log();
        ((ArrayNode) log.at("/seats/0")).removeAll().add("=Athens").add("owl");
        assertThat(findings(log)).containsExactly("seats[0] dice.log.seat-name");
    }

    @Test
    void a_path_is_shown_whole_up_to_sixty_characters() {
        ObjectNode log = log();
        log.put("x".repeat(60), 1).put("y".repeat(61), 1);
        assertThat(findings(log))
                .containsExactly("x".repeat(60) + " dice.log.unknown", "y".repeat(60) + "... dice.log.unknown");
    }

    /** A roll with a fault does not count as proven, whatever the fault is. */
    @Test
    void only_rolls_without_a_fault_are_proven() {
        int all = verifier.verify(log()).rolls();
        ObjectNode result = log();
        ArrayNode faces = (ArrayNode) result.at("/chains/0/rolls/4/faces");
        faces.set(0, faces.get(0).asInt() % 6 + 1);
        assertThat(verifier.verify(result).rolls()).isEqualTo(all - 1);

        // The rolls after one that is left out keep their keys and results, and have the wrong index.
        ObjectNode index = log();
        ArrayNode rolls = (ArrayNode) index.at("/chains/0/rolls");
        int after = rolls.size() - 3;
        rolls.remove(2);
        assertThat(after).isPositive();
        assertThat(verifier.verify(index).rolls()).isEqualTo(all - 1 - after);
        assertThat(verifier.verify(index).findings())
                .filteredOn(finding -> finding.text().key().equals("dice.log.result"))
                .isEmpty();
    }

    @Test
    void the_longest_chain_is_allowed() {
        assertThat(HashChain.of("0f".repeat(32), HashChain.MOST_LINKS).rolls()).isEqualTo(HashChain.MOST_LINKS - 1);
    }

    @Test
    void stored_dice_may_be_used_up_and_no_further() {
        String stored = match.secretJson();
        assertThat(stored).contains("\"length\":8}],\"next\":1");

        MatchDice usedUp = MatchDice.fromSecretJson(stored.replace("\"next\":1", "\"next\":8"));
        assertThat(usedUp.spent(Chain.OPEN, 1)).isEqualTo(7);
        assertThatThrownBy(() -> MatchDice.fromSecretJson(stored.replace("\"next\":1", "\"next\":9")))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void the_last_key_is_that_of_the_last_roll_made_with_the_chain() {
        MatchDice longer = match.withNextChain(Chain.OPEN);
        assertThat(longer.lastKey(Chain.OPEN, 1)).isEmpty();

        ChainDice ruling = longer.dice();
        for (int i = 1; i <= 9; i++) {
            ruling.roll(BATTLE, 1, 6);
        }
        MatchDice later = longer.after(ruling.rolls());
        assertThat(later.lastKey(Chain.OPEN, 1)).contains(vectors.open().link(7));
        assertThat(later.lastKey(Chain.OPEN, 2))
                .contains(vectors.open().successor().link(2));
        assertThat(later.lastKey(Chain.SEALED, 1)).isEmpty();
    }

    @Test
    void there_is_a_salt_once_the_match_has_begun() {
        assertThat(MatchDice.committed(vectors.open(), vectors.sealed()).salt()).isEmpty();
        assertThat(match.salt()).contains(vectors.salt());
    }

    /** Else small numbers would be likelier. The words are made here once more, without the class that is tested. */
    @Test
    void a_word_past_the_last_whole_multiple_is_thrown_away() throws Exception {
        int sides = 9714;
        int index = 114;
        long limit = (1L << 32) / sides * sides;
        byte[] key = HexFormat.of().parseHex("0f".repeat(32));
        Salt salt = new Salt("5a".repeat(32));
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        List<Integer> expected = new ArrayList<>();
        int thrown = 0;
        for (int block = 0; expected.size() < 170; block++) {
            String message = "strategos-dice-1|" + salt.hex() + "|open|" + index + "|" + block;
            byte[] bytes = mac.doFinal(message.getBytes(US_ASCII));
            for (int at = 0; at < bytes.length; at += 4) {
                long word = Long.parseLong(HexFormat.of().formatHex(bytes, at, at + 4), 16);
                if (word < limit) {
                    expected.add((int) (word % sides) + 1);
                } else {
                    thrown++;
                }
            }
        }

        assertThat(thrown).as("words thrown away").isPositive();
        assertThat(new Words().faces(key, new Mix.ChainAlone().message(salt, "open", index), 170, sides))
                .containsExactly(expected.subList(0, 170).toArray(Integer[]::new));
    }

    /** A seed that shows a fault must show it again, on every JDK and after every change. */
    @Test
    void seeded_dice_fall_as_they_always_did() {
        SeededDice dice = new SeededDice(401);
        assertThat(dice.roll(BATTLE, 20, 6).result())
                .containsExactly(4, 4, 6, 3, 2, 3, 4, 5, 3, 3, 3, 5, 5, 1, 4, 3, 4, 6, 1, 3);
        assertThat(dice.roll(BATTLE, 6, 10_000).result()).containsExactly(2562, 7019, 2295, 7885, 6721, 7877);
        assertThat(dice.shuffle(BATTLE, 10).result()).containsExactly(3, 7, 2, 1, 8, 4, 5, 0, 9, 6);
        assertThat(new SeededDice(-7).roll(BATTLE, 6, 10_000).result())
                .containsExactly(4224, 4787, 9071, 1595, 5660, 8079);
    }

    @Test
    void the_distance_of_uneven_counts_worked_by_hand() {
        assertThat(new FaceTally(List.of(5, 1, 0, 0)).chiSquare())
                .isEqualTo((12.25 + 0.25 + 2.25 + 2.25) / 1.5, within(1e-12));
    }
}
