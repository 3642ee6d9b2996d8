package strategos.engine.dice;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.config.ConfigFolder;
import strategos.engine.dice.Verdict.Finding;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

class DiceLogVerifierTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Phrasebook WORDS = Phrasebook.common(ConfigFolder.packed(), Escape.plain());
    private static final PlayedMatch PLAYED = PlayedMatch.of(Vectors.read());

    private final DiceLogVerifier verifier = Vectors.verifier();

    @Test
    void the_log_of_a_finished_match_is_sound() {
        Verdict verdict = verifier.verify(PLAYED.log(true).json().getBytes(UTF_8));

        assertThat(verdict.findings()).isEmpty();
        assertThat(verdict.sound()).isTrue();
        assertThat(verdict.rolls()).isEqualTo(PLAYED.rolls().size());
        assertThat(verdict.unrevealed()).isZero();
    }

    @Test
    void the_log_of_a_running_match_is_sound_and_says_what_is_to_come() {
        Verdict verdict = verifier.verify(PLAYED.log(false).json().getBytes(UTF_8));

        assertThat(verdict.findings()).isEmpty();
        assertThat(verdict.rolls()).isEqualTo(12);
        assertThat(verdict.unrevealed()).isEqualTo(3);
    }

    /** Every value in the log, by its JSON pointer. */
    static Stream<String> values() {
        List<String> pointers = new ArrayList<>();
        collect(JSON.valueToTree(good()), "", pointers);
        return pointers.stream();
    }

    private static void collect(JsonNode node, String pointer, List<String> pointers) {
        if (node.isObject()) {
            node.properties().forEach(f -> collect(f.getValue(), pointer + "/" + f.getKey(), pointers));
        } else if (node.isArray()) {
            for (int i = 0; i < node.size(); i++) {
                collect(node.get(i), pointer + "/" + i, pointers);
            }
        } else {
            pointers.add(pointer);
        }
    }

    @ParameterizedTest
    @MethodSource("values")
    void every_value_that_is_tampered_with_is_found(String pointer) {
        JsonNode value = good().at(pointer);
        List<JsonNode> others = new ArrayList<>();
        others.add(JSON.nullNode());
        others.add(JSON.createObjectNode());
        others.add(JSON.createArrayNode());
        others.add(JSON.getNodeFactory().booleanNode(true));
        if (value.isTextual()) {
            others.add(JSON.getNodeFactory().numberNode(1));
            if (isBound(pointer)) {
                others.add(new TextNode(value.textValue() + "0"));
                others.add(new TextNode(value.textValue().substring(1)));
                others.add(new TextNode(other(value.textValue())));
            }
        } else {
            others.add(new TextNode(value.asText()));
            others.add(JSON.getNodeFactory().numberNode(value.asInt() + 1));
            others.add(JSON.getNodeFactory().numberNode(value.asInt() - 1));
            others.add(JSON.getNodeFactory().numberNode(-1));
            others.add(JSON.getNodeFactory().numberNode(0.5));
            others.add(JSON.getNodeFactory().numberNode(Long.MAX_VALUE));
        }
        for (JsonNode other : others) {
            JsonNode tampered = good();
            replace(tampered, pointer, other);
            assertThat(findings(tampered)).as("%s = %s", pointer, other).isNotEmpty();
        }
    }

    /** Purposes and times are words about a roll; the protocol binds neither. */
    private static boolean isBound(String pointer) {
        return !pointer.endsWith("/purpose") && !pointer.endsWith("/at");
    }

    private static String other(String text) {
        char first = text.charAt(0);
        return (first == 'a' ? 'b' : 'a') + text.substring(1);
    }

    @ParameterizedTest
    @MethodSource("values")
    void every_value_that_is_taken_out_is_found(String pointer) {
        JsonNode tampered = good();
        JsonNode parent = tampered.at(pointer.substring(0, pointer.lastIndexOf('/')));
        String name = pointer.substring(pointer.lastIndexOf('/') + 1);
        if (parent instanceof ObjectNode object) {
            object.remove(name);
        } else {
            ((ArrayNode) parent).remove(Integer.parseInt(name));
        }
        // A time may be missing, and a log cannot show that the last dice of a roll were left out.
        boolean unseen = name.equals("at") || (pointer.contains("/faces/") && begins(good(), tampered, pointer));

        assertThat(verifier.verify(tampered).sound()).as(pointer).isEqualTo(unseen);
    }

    private static boolean begins(JsonNode whole, JsonNode cut, String pointer) {
        String list = pointer.substring(0, pointer.lastIndexOf('/'));
        for (int i = 0; i < cut.at(list).size(); i++) {
            if (!cut.at(list).get(i).equals(whole.at(list).get(i))) {
                return false;
            }
        }
        return true;
    }

    @Test
    void each_fault_names_its_roll() {
        assertFinds(log -> roll(log, 0, 4).put("index", 7), "chains[0].rolls[4].index", "dice.log.index");
        assertFinds(
                log -> ((ArrayNode) roll(log, 0, 4).get("faces"))
                        .set(0, 1 + roll(log, 0, 4).at("/faces/0").asInt() % 6),
                "chains[0].rolls[4]",
                "dice.log.result");
        assertFinds(log -> roll(log, 0, 4).put("key", "0".repeat(64)), "chains[0].rolls[4].key", "dice.log.key");
        assertFinds(log -> roll(log, 1, 1).put("key", "0".repeat(64)), "chains[1].rolls[1].key", "dice.log.key");
        assertFinds(log -> ((ObjectNode) log).put("match", "match-0002"), "salt", "dice.log.salt");
        assertFinds(log -> ((ObjectNode) log).put("protocol", "strategos-dice-3"), "protocol", "dice.log.protocol");
    }

    @Test
    void a_finding_is_a_sentence_that_names_the_roll() {
        JsonNode log = good();
        ArrayNode faces = (ArrayNode) roll(log, 1, 1).get("faces");
        String made = told(faces);
        faces.set(0, faces.get(0).asInt() % 10 + 1);
        chain(log, 2).put("commitment", "0".repeat(63));

        assertThat(findings(log))
                .extracting(finding -> WORDS.say(finding.text()))
                .containsExactly("chains[2].commitment must be 64 hexadecimal digits in lower case.");

        chain(log, 2).put("commitment", Vectors.read().text("sealed_commitment"));
        assertThat(findings(log))
                .extracting(finding -> WORDS.say(finding.text()))
                .containsExactly("The open roll 2 of chain 2 is not what its key gives: " + made + "; the log says "
                        + told(faces) + ".");
    }

    private static String told(ArrayNode faces) {
        return faces.valueStream().map(JsonNode::asText).collect(Collectors.joining(", "));
    }

    @Test
    void rolls_that_are_moved_left_out_or_told_twice_are_found() {
        assertFinds(log -> rolls(log, 0).remove(2), "chains[0].rolls[2].key", "dice.log.key");
        assertFinds(log -> rolls(log, 0).remove(0), "chains[0].rolls[0].index", "dice.log.index");
        assertFinds(
                log -> rolls(log, 0).insert(3, rolls(log, 0).get(3).deepCopy()),
                "chains[0].rolls[4].index",
                "dice.log.index");
        assertFinds(log -> ((ArrayNode) log.get("seats")).add(log.at("/seats/0")), "seats[2]", "dice.log.seat-twice");
        assertFinds(
                log -> ((ArrayNode) log.get("seats")).insert(0, ((ArrayNode) log.get("seats")).remove(1)),
                "salt",
                "dice.log.salt");
    }

    @Test
    void chains_that_are_swapped_missing_or_half_revealed_are_found() {
        assertFinds(log -> chain(log, 2).put("name", "open"), "chains", "dice.log.chain-missing");
        assertFinds(log -> ((ArrayNode) log.get("chains")).remove(2), "chains", "dice.log.chain-missing");
        assertFinds(log -> chain(log, 0).put("unrevealed", 0), "chains[0].unrevealed", "dice.log.unrevealed");
        assertFinds(log -> chain(log, 2).put("unrevealed", 3), "chains[2].unrevealed", "dice.log.unrevealed");
        assertFinds(
                log -> ((ArrayNode) log.get("chains")).add(log.at("/chains/2").deepCopy()),
                "chains[3].commitment",
                "dice.log.commitment-twice");
        assertFinds(
                log -> {
                    ObjectNode next = ((ArrayNode) log.get("chains")).addObject();
                    next.put("name", "sealed").put("commitment", "0".repeat(64)).put("unrevealed", 1);
                    next.putArray("rolls");
                },
                "chains",
                "dice.log.half-revealed");
    }

    /** The house could draw chains until one pleases it, were the follower not bound to the tip. */
    @Test
    void a_chain_that_was_chosen_is_found() {
        String chosen = HashChain.of("5e".repeat(32), 8).commitment();
        assertFinds(log -> chain(log, 1).put("commitment", chosen), "chains[1].commitment", "dice.log.successor");
        assertFinds(log -> chain(log, 0).remove("tip"), "chains[0].tip", "dice.log.tip-missing");
        assertFinds(log -> chain(log, 0).put("tip", "5e".repeat(32)), "chains[0].tip", "dice.log.tip");
        assertFinds(log -> chain(log, 1).put("tip", "5e".repeat(32)), "chains[1].tip", "dice.log.tip-unused");
    }

    /** Whoever knows the next link could leave it out, and go on with the next chain, were its first link not to follow. */
    @Test
    void links_that_were_left_out_at_the_end_of_a_chain_are_found() {
        assertFinds(log -> rolls(log, 0).remove(rolls(log, 0).size() - 1), "chains[0].rolls", "dice.log.left-out");
        assertThat(findings(good())).isEmpty();
    }

    /** A new chain follows where an order throws more dice than are left; it may never be given again. */
    @Test
    void a_chain_that_was_followed_long_before_its_end_is_sound() {
        Vectors vectors = Vectors.read();
        MatchDice dice = MatchDice.committed(HashChain.of("ab".repeat(32), 400), HashChain.of("cd".repeat(32), 400))
                .salted(vectors.salt())
                .withNextChain(Chain.OPEN);
        ChainDice ruling = dice.dice();
        ruling.roll(Vectors.open("battle", "Athens"), 2, 6);
        PlayedMatch played = new PlayedMatch(vectors, dice.after(ruling.rolls()), ruling.rolls());

        assertThat(findings(played.log(true).json().getBytes(UTF_8))).isEmpty();
    }

    @Test
    void a_table_that_could_be_read_in_two_ways_is_found() {
        assertFinds(log -> seat(log, 0, "Athens=owl", "x"), "seats[0]", "dice.log.seat-name");
        assertFinds(log -> seat(log, 0, "", "x"), "seats[0]", "dice.log.seat-name");
        assertFinds(log -> seat(log, 0, "Athens", "owl\nSparta=x"), "seats[0]", "dice.log.omen");
        assertFinds(log -> seat(log, 0, "Athens", "x".repeat(101)), "seats[0]", "dice.log.omen");
        assertFinds(log -> ((ObjectNode) log).put("start", "1\n2"), "start", "dice.log.not-line");
    }

    @Test
    void fields_that_do_not_belong_there_are_found() {
        assertFinds(log -> ((ObjectNode) log).put("extra", 1), "extra", "dice.log.unknown");
        assertFinds(log -> chain(log, 0).put("extra", 1), "chains[0].extra", "dice.log.unknown");
        assertFinds(log -> roll(log, 0, 1).put("extra", 1), "chains[0].rolls[1].extra", "dice.log.unknown");
        assertFinds(log -> roll(log, 0, 1).putArray("order").add(0), "chains[0].rolls[1].sides", "dice.log.unknown");
        assertFinds(log -> roll(log, 0, 1).put("at", "yesterday"), "chains[0].rolls[1].at", "dice.log.not-time");
    }

    /** What a log alone cannot show: these stand in the channel, and docs/verifying-dice.md says so. */
    @Test
    void a_cut_end_and_reworded_purposes_are_for_the_channel_to_show() {
        JsonNode tampered = good();
        rolls(tampered, 1).remove(rolls(tampered, 1).size() - 1);
        roll(tampered, 0, 0).put("purpose", "something else");
        roll(tampered, 0, 0).put("at", "2027-01-01T00:00:00Z");

        assertThat(findings(tampered)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "null",
                "[]",
                "{}",
                "1",
                "\"log\"",
                "{",
                "{\"protocol\":",
                "{} {}",
                "{\"protocol\":\"strategos-dice-1\",\"protocol\":\"strategos-dice-1\"}",
                "{\"protocol\":\"strategos-dice-1\",\"seats\":[[]],\"chains\":[null,[],{}]}",
                "{\"protocol\":1e999999999}",
                "NaN"
            })
    void what_is_no_log_gets_findings(String text) {
        assertThat(findings(text.getBytes(UTF_8))).isNotEmpty();
    }

    @Test
    void absurd_files_get_findings() {
        String log = PLAYED.log(true).json();
        List<byte[]> files = List.of(
                "[".repeat(100_000).getBytes(UTF_8),
                "{\"a\":".repeat(100_000).getBytes(UTF_8),
                new byte[DiceLogVerifier.MOST_BYTES + 1],
                new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1, 2},
                new byte[] {0, 0, (byte) 0xfe, (byte) 0xff, 0x7f, 0x7f, 0x7f, 0x7f},
                log.replace("match-0001", "x".repeat(1_000_000)).getBytes(UTF_8),
                log.replaceFirst("\"index\" : 1", "\"index\" : " + "9".repeat(5_000))
                        .getBytes(UTF_8),
                log.replaceFirst("\"sides\" : 6", "\"sides\" : 2147483648").getBytes(UTF_8),
                log.replaceFirst("\"sides\" : 6", "\"sides\" : 2147483647").getBytes(UTF_8),
                log.replaceFirst("owl", "\\\\ud800").getBytes(UTF_8),
                "{\"protocol\":\"\u00ff\"}".getBytes(StandardCharsets.ISO_8859_1));

        assertThat(files).allSatisfy(file -> assertThat(findings(file)).isNotEmpty());
    }

    @Test
    void a_million_faults_give_a_short_list() {
        JsonNode log = good();
        for (int i = 0; i < 1_000; i++) {
            rolls(log, 0).add("nonsense");
        }

        List<Finding> findings = findings(log);

        assertThat(findings).hasSize(101);
        assertThat(findings.getLast().text().key()).isEqualTo("dice.log.more");
    }

    @Test
    void whatever_is_scrambled_it_answers() {
        long seed = 20261121;
        Random random = new Random(seed);
        byte[] good = PLAYED.log(true).json().getBytes(UTF_8);
        String likely = "0123456789abcdef\"{}[],:-.e ntrufalse\\\u0000";
        for (int i = 0; i < 1_500; i++) {
            byte[] bad = good.clone();
            for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
                bad[random.nextInt(bad.length)] = (byte) likely.charAt(random.nextInt(likely.length()));
            }
            assertThatCode(() -> verifier.verify(bad))
                    .as("seed %s, round %s", seed, i)
                    .doesNotThrowAnyException();
        }
    }

    private List<Finding> findings(JsonNode log) {
        return said(verifier.verify(log).findings());
    }

    private List<Finding> findings(byte[] file) {
        return said(verifier.verify(file).findings());
    }

    /** Every finding can be put into WORDS. */
    private List<Finding> said(List<Finding> findings) {
        assertThat(findings)
                .allSatisfy(
                        finding -> assertThat(WORDS.problems(finding.text())).isEmpty());
        return findings;
    }

    private void assertFinds(Consumer<JsonNode> tamper, String path, String key) {
        JsonNode log = good();
        tamper.accept(log);
        assertThat(findings(log))
                .extracting(Finding::path, finding -> finding.text().key())
                .contains(tuple(path, key));
    }

    private static JsonNode good() {
        try {
            return JSON.readTree(PLAYED.log(true).json());
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the log is JSON", e);
        }
    }

    private static void replace(JsonNode log, String pointer, JsonNode value) {
        int cut = pointer.lastIndexOf('/');
        String name = pointer.substring(cut + 1);
        JsonNode parent = log.at(pointer.substring(0, cut));
        if (parent instanceof ObjectNode object) {
            object.set(name, value);
        } else {
            ((ArrayNode) parent).set(Integer.parseInt(name), value);
        }
    }

    private static ObjectNode chain(JsonNode log, int chain) {
        return (ObjectNode) log.get("chains").get(chain);
    }

    private static ArrayNode rolls(JsonNode log, int chain) {
        return (ArrayNode) chain(log, chain).get("rolls");
    }

    private static ObjectNode roll(JsonNode log, int chain, int roll) {
        return (ObjectNode) rolls(log, chain).get(roll);
    }

    private static void seat(JsonNode log, int seat, String name, String omen) {
        ((ArrayNode) log.get("seats").get(seat)).removeAll().add(name).add(omen);
    }
}
