package strategos.engine.dice;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import strategos.engine.text.Text;

/**
 * Takes fields out of JSON that anybody may have written. What is not as it should be becomes a finding, and an empty
 * value stands in for it.
 */
final class JsonShape {
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
