package strategos.engine.dice;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import strategos.engine.dice.DiceLogVerifier.Findings;
import strategos.engine.dice.Omen.SeatOmen;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Reads the form of a dice log: every field there, of its kind and size, and none besides. */
final class DiceLogReader {
    private static final Set<String> LOG =
            Set.of("protocol", "match", "seats", "start", "salt", "chains", "network", "rounds");
    private static final Set<String> NETWORK = Set.of("chainHash", "scheme", "publicKey", "genesis", "period");
    private static final Set<String> ROUND = Set.of("round", "signature", "named");
    private static final Set<String> CHAIN = Set.of("name", "commitment", "rolls", "unrevealed", "tip");
    private static final Set<String> THROWN = Set.of("index", "key", "round", "sides", "faces", "purpose", "at");
    private static final Set<String> SHUFFLED = Set.of("index", "key", "round", "order", "purpose", "at");

    private final Findings findings;
    private final JsonShape shape;

    DiceLogReader(Findings findings) {
        this.findings = findings;
        this.shape = new JsonShape(findings);
    }

    /** The log; empty when something is wrong with its form, which is then among the findings. */
    Optional<DiceLog> read(JsonNode root) {
        if (!shape.object(root, "", LOG)) {
            return Optional.empty();
        }
        String protocol = shape.line(root, "", "protocol");
        Optional<DiceProtocol> known = DiceProtocol.named(protocol);
        if (findings.none() && known.isEmpty()) {
            List<String> all =
                    Stream.of(DiceProtocol.values()).map(DiceProtocol::protocol).toList();
            shape.wrong("protocol", "dice.log.protocol", "known", all);
            return Optional.empty();
        }
        boolean beacon = known.equals(Optional.of(DiceProtocol.BEACON));
        String match = shape.line(root, "", "match");
        List<SeatOmen> seats = seats(root);
        String start = shape.line(root, "", "start");
        String salt = shape.digest(root, "", "salt");
        Optional<BeaconNetwork> network = beacon ? Optional.of(network(root)) : none(root, "network");
        Optional<List<DiceLog.NamedRound>> rounds = beacon ? Optional.of(rounds(root)) : none(root, "rounds");
        List<DiceLog.ChainLog> chains = chains(root, beacon);
        return findings.none()
                ? Optional.of(new DiceLog(protocol, match, seats, start, new Salt(salt), network, rounds, chains))
                : Optional.empty();
    }

    /** What protocol 1 does not have. */
    private <T> Optional<T> none(JsonNode node, String field) {
        if (node.has(field)) {
            shape.wrong(field, "dice.log.unknown");
        }
        return Optional.empty();
    }

    private BeaconNetwork network(JsonNode root) {
        JsonNode node = root.path("network");
        if (!shape.object(node, "network", NETWORK)) {
            return BeaconNetwork.QUICKNET;
        }
        return new BeaconNetwork(
                shape.line(node, "network", "chainHash"),
                shape.line(node, "network", "scheme"),
                shape.line(node, "network", "publicKey"),
                shape.number(node, "network", "genesis", 0),
                shape.number(node, "network", "period", 1));
    }

    private List<DiceLog.NamedRound> rounds(JsonNode root) {
        List<DiceLog.NamedRound> rounds = new ArrayList<>();
        List<JsonNode> nodes = shape.list(root, "", "rounds", 0);
        for (int i = 0; i < nodes.size(); i++) {
            String path = "rounds[" + i + "]";
            JsonNode node = nodes.get(i);
            if (!shape.object(node, path, ROUND)) {
                continue;
            }
            int round = shape.number(node, path, "round", 1);
            String signature = shape.line(node, path, "signature");
            if (findings.none() && !BeaconRound.isSignature(signature)) {
                shape.wrong(path + ".signature", "dice.log.not-signature");
            }
            rounds.add(new DiceLog.NamedRound(round, signature, named(node, path)));
        }
        return rounds;
    }

    private DiceLog.Named named(JsonNode node, String path) {
        if (node.path("named").isTextual()) {
            if (!node.path("named").textValue().equals(DiceLog.Named.LOCALLY)) {
                shape.wrong(path + ".named", "dice.log.not-named");
            }
            return DiceLog.Named.LOCAL;
        }
        List<String> posts = new ArrayList<>();
        for (JsonNode post : shape.list(node, path, "named", 1)) {
            if (post.isTextual() && Snowflake.is(post.textValue())) {
                posts.add(post.textValue());
            } else {
                shape.wrong(path + ".named", "dice.log.not-named");
            }
        }
        return new DiceLog.Named(posts);
    }

    private List<SeatOmen> seats(JsonNode root) {
        List<SeatOmen> seats = new ArrayList<>();
        Set<String> names = new HashSet<>();
        List<JsonNode> pairs = shape.list(root, "", "seats", 1);
        for (int i = 0; i < pairs.size(); i++) {
            String path = "seats[" + i + "]";
            JsonNode pair = pairs.get(i);
            if (!pair.isArray()
                    || pair.size() != 2
                    || !pair.get(0).isTextual()
                    || !pair.get(1).isTextual()) {
                shape.wrong(path, "dice.log.not-pair");
                continue;
            }
            String name = pair.get(0).textValue();
            String words = pair.get(1).textValue();
            Optional<Line> refusal = Omen.refusal(words);
            // An "=" or a line break in a name would let two different tables have one salt.
            if (!JsonShape.isLine(name) || name.indexOf('=') >= 0) {
                shape.wrong(path, "dice.log.seat-name");
            } else if (!names.add(name)) {
                shape.wrong(path, "dice.log.seat-twice");
            } else if (refusal.isPresent()) {
                shape.wrong(path, "dice.log.omen", "why", refusal.get().text());
            } else {
                seats.add(new SeatOmen(new Seat(name), new Omen(words)));
            }
        }
        return seats;
    }

    private List<DiceLog.ChainLog> chains(JsonNode root, boolean beacon) {
        List<DiceLog.ChainLog> chains = new ArrayList<>();
        List<JsonNode> nodes = shape.list(root, "", "chains", 1);
        for (int i = 0; i < nodes.size(); i++) {
            String path = "chains[" + i + "]";
            if (shape.object(nodes.get(i), path, CHAIN)) {
                chains.add(chain(nodes.get(i), path, beacon));
            }
        }
        return chains;
    }

    private DiceLog.ChainLog chain(JsonNode node, String path, boolean beacon) {
        String name = shape.line(node, path, "name");
        boolean sealed = name.equals(Chain.SEALED.word());
        if (!sealed && !name.equals(Chain.OPEN.word())) {
            shape.wrong(path + ".name", "dice.log.chain-name");
        }
        String commitment = shape.digest(node, path, "commitment");
        List<DiceLog.Logged> rolls = new ArrayList<>();
        List<JsonNode> nodes = shape.list(node, path, "rolls", 0);
        for (int i = 0; i < nodes.size(); i++) {
            roll(nodes.get(i), path + ".rolls[" + i + "]", beacon).ifPresent(rolls::add);
        }
        Optional<Integer> unrevealed =
                node.has("unrevealed") ? Optional.of(shape.number(node, path, "unrevealed", 0)) : Optional.empty();
        if (unrevealed.isPresent() && (!sealed || !nodes.isEmpty())) {
            shape.wrong(path + ".unrevealed", "dice.log.unrevealed");
        }
        Optional<String> tip = node.has("tip") ? Optional.of(shape.digest(node, path, "tip")) : Optional.empty();
        return new DiceLog.ChainLog(name, commitment, rolls, unrevealed, tip);
    }

    private Optional<DiceLog.Logged> roll(JsonNode node, String path, boolean beacon) {
        boolean shuffled = node.has("order");
        if (!shape.object(node, path, shuffled ? SHUFFLED : THROWN)) {
            return Optional.empty();
        }
        int index = shape.number(node, path, "index", 1);
        String key = shape.digest(node, path, "key");
        String purpose = shape.text(node, path, "purpose");
        Optional<String> at = node.has("at") ? Optional.of(time(node, path)) : Optional.empty();
        Optional<DiceLog.RoundOf> round = beacon ? Optional.of(round(node, path)) : none(node, "round");
        if (shuffled) {
            List<Integer> order = shape.numbers(node, path, "order", 0);
            return Optional.of(new DiceLog.Shuffled(index, key, round, order, purpose, at));
        }
        int sides = shape.number(node, path, "sides", 1);
        List<Integer> faces = shape.numbers(node, path, "faces", 1);
        return Optional.of(new DiceLog.Thrown(index, key, round, sides, faces, purpose, at));
    }

    /** Null where the players went on without. */
    private DiceLog.RoundOf round(JsonNode node, String path) {
        return node.path("round").isNull()
                ? DiceLog.RoundOf.NONE
                : new DiceLog.RoundOf(Optional.of((long) shape.number(node, path, "round", 1)));
    }

    private String time(JsonNode node, String path) {
        String at = shape.text(node, path, "at");
        try {
            Instant.parse(at);
        } catch (DateTimeException e) {
            findings.add(path + ".at", Text.of("dice.log.not-time", "path", path + ".at"));
        }
        return at;
    }

    /**
     * Takes fields out of JSON that anybody may have written. What is not as it should be becomes a finding, and an empty
     * value stands in for it.
     */
    static final class JsonShape {
        /** The most characters of a text: far more than any honest log has. */
        static final int MOST_CHARACTERS = 10_000;

        private static final int MOST_SHOWN = 60;

        private final Findings findings;

        JsonShape(Findings findings) {
            this.findings = findings;
        }

        /** Whether it is an object; a field besides these is a finding, but does not make it another thing. */
        boolean object(JsonNode node, String path, Set<String> fields) {
            if (!node.isObject()) {
                wrong(path, "dice.log.not-object");
                return false;
            }
            node.fieldNames().forEachRemaining(field -> {
                if (!fields.contains(field)) {
                    wrong(join(path, field), "dice.log.unknown");
                }
            });
            return true;
        }

        /** A text of any number of lines. */
        String text(JsonNode parent, String path, String field) {
            JsonNode node = field(parent, path, field);
            if (node.isTextual() && node.textValue().length() <= MOST_CHARACTERS) {
                return node.textValue();
            }
            if (!node.isMissingNode()) {
                wrong(join(path, field), "dice.log.not-text", "most", MOST_CHARACTERS);
            }
            return "";
        }

        /** A text on one line, not empty. */
        String line(JsonNode parent, String path, String field) {
            JsonNode node = field(parent, path, field);
            if (node.isTextual() && isLine(node.textValue())) {
                return node.textValue();
            }
            if (!node.isMissingNode()) {
                wrong(join(path, field), "dice.log.not-line", "most", MOST_CHARACTERS);
            }
            return "";
        }

        static boolean isLine(String text) {
            return !text.isEmpty()
                    && text.length() <= MOST_CHARACTERS
                    && text.codePoints().noneMatch(Omen::controls);
        }

        /** 64 hexadecimal digits. */
        String digest(JsonNode parent, String path, String field) {
            JsonNode node = field(parent, path, field);
            if (node.isTextual() && Salt.isDigest(node.textValue())) {
                return node.textValue();
            }
            if (!node.isMissingNode()) {
                wrong(join(path, field), "dice.log.not-digest");
            }
            return "";
        }

        int number(JsonNode parent, String path, String field, int least) {
            return number(field(parent, path, field), join(path, field), least);
        }

        /** Whole numbers, one or more. */
        List<Integer> numbers(JsonNode parent, String path, String field, int least) {
            List<Integer> numbers = new ArrayList<>();
            List<JsonNode> nodes = list(parent, path, field, 1);
            for (int i = 0; i < nodes.size(); i++) {
                numbers.add(number(nodes.get(i), join(path, field) + "[" + i + "]", least));
            }
            return numbers;
        }

        /** The elements of a list, {@code least} or more. */
        List<JsonNode> list(JsonNode parent, String path, String field, int least) {
            JsonNode node = field(parent, path, field);
            if (node.isArray() && node.size() >= least) {
                List<JsonNode> elements = new ArrayList<>();
                node.forEach(elements::add);
                return elements;
            }
            if (!node.isMissingNode()) {
                wrong(join(path, field), "dice.log.not-list", "least", least);
            }
            return List.of();
        }

        /** Adds a finding whose sentence names the path and has these values besides. */
        void wrong(String path, String key, Object... values) {
            String shown = path.isEmpty() ? "." : cut(path);
            Object[] named =
                    Stream.concat(Stream.of("path", shown), Stream.of(values)).toArray();
            findings.add(cut(path), Text.of(key, named));
        }

        private int number(JsonNode node, String path, int least) {
            if (node.isIntegralNumber() && node.canConvertToInt() && node.intValue() >= least) {
                return node.intValue();
            }
            if (!node.isMissingNode()) {
                wrong(path, "dice.log.not-number", "least", least);
            }
            return least;
        }

        private JsonNode field(JsonNode parent, String path, String field) {
            JsonNode node = parent.path(field);
            if (node.isMissingNode()) {
                wrong(join(path, field), "dice.log.missing");
            }
            return node;
        }

        private static String join(String path, String field) {
            return path.isEmpty() ? field : path + "." + field;
        }

        private static String cut(String text) {
            return text.length() <= MOST_SHOWN ? text : text.substring(0, MOST_SHOWN) + "...";
        }
    }
}
