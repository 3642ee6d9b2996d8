package strategos.bot.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.engine.config.BadData;

/**
 * A part of the settings file.
 *
 * @param path where it stands, such as {@code limits}; empty for the whole file
 */
record Section(String file, String path, JsonNode node) {
    Section {
        if (!node.isObject() && !node.isMissingNode() && !node.isNull()) {
            throw new BadData(file, path, "must be names with values below it, not " + kind(node));
        }
    }

    /** Refuses every name but these. */
    void knows(List<String> names) {
        node.fieldNames().forEachRemaining(name -> {
            if (!names.contains(name)) {
                throw bad(name, "is no setting; there are " + String.join(", ", names));
            }
        });
    }

    Section section(String name) {
        return new Section(file, to(name), value(name));
    }

    SettingPath at(String name) {
        return new SettingPath(file, to(name), text(name));
    }

    /** A text; empty where nothing is set. */
    String text(String name) {
        JsonNode value = value(name);
        if (value.isMissingNode() || value.isNull()) {
            return "";
        }
        if (!value.isTextual()) {
            throw bad(name, "must be a text, not " + kind(value) + "; put it between quotation marks");
        }
        return value.textValue();
    }

    int number(String name, int least, int most, int usual) {
        JsonNode value = value(name);
        if (value.isMissingNode() || value.isNull()) {
            return usual;
        }
        if (!value.isIntegralNumber()) {
            String found = value.isNumber() ? "one with a point or an exponent" : kind(value);
            throw bad(name, "must be a whole number, not " + found);
        }
        if (!value.canConvertToInt() || value.intValue() < least || value.intValue() > most) {
            throw bad(name, String.format(Locale.ROOT, "must be from %d to %d, not %s", least, most, value.asText()));
        }
        return value.intValue();
    }

    /** A list of whole numbers, each once; none where nothing is set. */
    List<Integer> numbers(String name, int least, int most) {
        JsonNode value = value(name);
        if (value.isMissingNode() || value.isNull()) {
            return List.of();
        }
        if (!value.isArray()) {
            throw bad(name, "must be a list, not " + kind(value));
        }
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < value.size(); i++) {
            JsonNode one = value.get(i);
            if (!one.canConvertToInt() || !one.isIntegralNumber() || one.intValue() < least || one.intValue() > most) {
                throw bad(name + "[" + i + "]", String.format(Locale.ROOT, "must be from %d to %d", least, most));
            }
            if (numbers.contains(one.intValue())) {
                throw bad(name + "[" + i + "]", "stands there twice");
            }
            numbers.add(one.intValue());
        }
        return List.copyOf(numbers);
    }

    /** One of the words that there are: the names of an enum, in small letters. */
    <E extends Enum<E>> E word(String name, Class<E> words, E usual) {
        String text = text(name);
        if (text.isEmpty()) {
            return usual;
        }
        return Stream.of(words.getEnumConstants())
                .filter(word -> word.name().toLowerCase(Locale.ROOT).equals(text))
                .findFirst()
                .orElseThrow(() -> bad(
                        name,
                        Stream.of(words.getEnumConstants())
                                .map(word -> word.name().toLowerCase(Locale.ROOT))
                                .collect(Collectors.joining(" or ", "must be ", ", not " + text))));
    }

    /** A path; a leading {@code ~/} is the user's home. */
    Optional<Path> path(String name) {
        String text = text(name);
        if (text.isBlank()) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    text.startsWith("~/")
                            ? Path.of(System.getProperty("user.home"), text.substring(2))
                            : Path.of(text));
        } catch (InvalidPathException e) {
            throw bad(name, "is no path: " + e.getReason());
        }
    }

    /** A folder that is there. */
    Optional<Path> folder(String name) {
        Optional<Path> folder = path(name);
        folder.filter(f -> !Files.isDirectory(f)).ifPresent(f -> {
            throw bad(name, "is no folder: " + f);
        });
        return folder;
    }

    /** A list of addresses; the usual ones where nothing is set. */
    List<URI> urls(String name, List<String> schemes, List<URI> usual) {
        JsonNode value = value(name);
        if (value.isMissingNode() || value.isNull()) {
            return usual;
        }
        if (!value.isArray()) {
            throw bad(name, "must be a list, not " + kind(value));
        }
        List<URI> urls = new ArrayList<>();
        for (int i = 0; i < value.size(); i++) {
            String at = name + "[" + i + "]";
            if (!value.get(i).isTextual()) {
                throw bad(at, "must be a text, not " + kind(value.get(i)));
            }
            urls.add(new SettingPath(file, to(at), value.get(i).textValue())
                    .url(schemes)
                    .orElseThrow(() -> bad(at, "is empty")));
        }
        return urls;
    }

    /** All names with their texts. */
    SequencedMap<String, String> texts() {
        SequencedMap<String, String> texts = new LinkedHashMap<>();
        node.fieldNames().forEachRemaining(name -> texts.put(name, text(name)));
        return texts;
    }

    private JsonNode value(String name) {
        JsonNode value = node.get(name);
        return value == null ? MissingNode.getInstance() : value;
    }

    private String to(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }

    BadData bad(String name, String reason) {
        return new BadData(file, to(name), reason);
    }

    /** What kind of thing it is; never the value, which may be a token in the wrong place. */
    private static String kind(JsonNode value) {
        return switch (value.getNodeType()) {
            case STRING -> "a text";
            case NUMBER -> "a number";
            case BOOLEAN -> "yes or no";
            case ARRAY -> "a list";
            case OBJECT -> "names with values";
            case NULL, MISSING -> "nothing";
            case BINARY, POJO -> "something else";
        };
    }

    /**
     * A text and where it stands.
     *
     * @param file the file, or the environment
     * @param path the path in it, or the variable
     */
    record SettingPath(String file, String path, String text) {
        /** An address; empty for an empty text. */
        Optional<URI> url(List<String> schemes) {
            if (text.isBlank()) {
                return Optional.empty();
            }
            try {
                URI uri = new URI(text.strip());
                if (uri.getHost() == null || !schemes.contains(uri.getScheme())) {
                    throw bad("must be an address that begins with " + String.join(":// or ", schemes) + "://");
                }
                return Optional.of(uri);
            } catch (URISyntaxException e) {
                throw bad("is no address: " + e.getReason());
            }
        }

        private BadData bad(String reason) {
            return new BadData(file, path, reason);
        }
    }
}
