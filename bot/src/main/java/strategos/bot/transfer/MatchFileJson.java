package strategos.bot.transfer;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import strategos.storage.match.Transfer.Rows;

/** The file in which an operator takes a match to another bot. It holds secrets: whoever has it knows the dice to come. */
final class MatchFileJson {
    private static final String FORMAT = "strategos-match-1";

    private final JsonMapper json = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    /** What stands in it. */
    private record Content(
            String format, String warning, String match, int schema, Map<String, List<Map<String, Object>>> tables) {}

    /** A file that was read. */
    record Read(String match, Rows rows) {}

    String write(String match, Rows rows) {
        try {
            return json.writeValueAsString(new Content(
                    FORMAT,
                    "This file holds the secrets of the match. Give it to nobody but the operator who goes on with it.",
                    match,
                    rows.schema(),
                    rows.tables()));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("rows of texts and numbers can be written", e);
        }
    }

    /** Whether it says that it is such a file: the rest is another matter. */
    static boolean is(String head) {
        return head.contains('"' + FORMAT + '"');
    }

    /** A map of texts as it is stored. */
    Map<String, String> texts(String stored) {
        try {
            return json.readValue(stored, new TypeReference<TreeMap<String, String>>() {});
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("no map of texts", e);
        }
    }

    /** What the file holds; empty where it is none. */
    Optional<Read> read(byte[] file) {
        try {
            Content content = json.readValue(file, Content.class);
            boolean whole = content != null
                    && FORMAT.equals(content.format())
                    && content.match() != null
                    && content.tables() != null
                    && content.tables().values().stream()
                            .allMatch(rows -> rows != null && rows.stream().allMatch(row -> row != null));
            return whole
                    ? Optional.of(
                            new Read(content.match(), new Rows(content.schema(), new TreeMap<>(content.tables()))))
                    : Optional.empty();
        } catch (IOException none) {
            return Optional.empty();
        }
    }
}
