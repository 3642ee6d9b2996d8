package strategos.bot.verify;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.StreamSupport;
import strategos.engine.dice.Verdict;
import strategos.engine.dice.Verdict.Finding;
import strategos.engine.library.Library;
import strategos.engine.text.Text;

/** Checks a file, whichever of the two it is. */
public final class FileVerifier {
    /** Larger files are refused unread: no match comes near it. */
    public static final int MOST_BYTES = 64 << 20;

    /** As parsed they must fit into memory beside all else; the longest of records has a small part of it. */
    private static final int MOST_TOKENS = 2_000_000;

    private static final JsonMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxTokenCount(MOST_TOKENS)
                            .build())
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
            .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
            .build();

    static final Report NOT_BEGUN = new Report(List.of(), List.of(), Text.of("verify.not-begun"));

    private final Library library;
    private final DiceCheck check;

    public FileVerifier(Library library, DiceCheck check) {
        this.check = check;
        this.library = library;
    }

    /** Checks the content of a file. */
    public Report verify(byte[] file) {
        if (file.length > MOST_BYTES) {
            return wrong(Text.of("verify.too-large", "most", MOST_BYTES >> 20));
        }
        if (file.length > 0 && file[0] == '<') {
            return wrong(Text.of("verify.page"));
        }
        try {
            Optional<JsonNode> root = root(file);
            // A record is told by its journal; whatever is no record is checked, and found wanting, as a dice log.
            Optional<JsonNode> record = root.filter(node -> node.has("journal"));
            if (record.isPresent()) {
                return new RecordVerifier(library, check).verify(record.get());
            }
            return root.filter(FileVerifier::notBegun).isPresent()
                    ? NOT_BEGUN
                    : dice(check.verifier().verify(file));
        } catch (StreamConstraintsException beyond) {
            return wrong(Text.of("dice.log.beyond"));
        }
    }

    /** Whether that is the dice log of before the start: what was committed to, and nothing that could be proven yet. */
    static boolean notBegun(JsonNode log) {
        return fields(log).equals(Set.of("protocol", "match", "chains"))
                && StreamSupport.stream(log.path("chains").spliterator(), false)
                        .allMatch(chain -> fields(chain).equals(Set.of("name", "commitment")));
    }

    private static Set<String> fields(JsonNode node) {
        Set<String> fields = new HashSet<>();
        node.fieldNames().forEachRemaining(fields::add);
        return fields;
    }

    private static Optional<JsonNode> root(byte[] file) throws StreamConstraintsException {
        try {
            return Optional.of(JSON.readTree(file));
        } catch (StreamConstraintsException beyond) {
            throw beyond;
        } catch (IOException noJson) {
            return Optional.empty();
        }
    }

    static Report dice(Verdict verdict) {
        return new Report(
                verdict.findings().stream().map(Finding::text).toList(),
                verdict.notes(),
                Text.of("verify.dice", "rolls", verdict.rolls(), "unrevealed", verdict.unrevealed()));
    }

    static Report wrong(Text why) {
        return new Report(List.of(why), List.of(), Text.of("verify.nothing"));
    }

    /**
     * What the check of a file came to.
     *
     * @param findings what is wrong, a sentence each
     * @param notes what is not wrong, and worth knowing
     * @param summary what was proven, in one sentence
     */
    public record Report(List<Text> findings, List<Text> notes, Text summary) {
        public Report {
            findings = List.copyOf(findings);
            notes = List.copyOf(notes);
        }

        /** Whether nothing is wrong. */
        public boolean sound() {
            return findings.isEmpty();
        }
    }
}
