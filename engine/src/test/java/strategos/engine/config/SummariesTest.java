package strategos.engine.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.config.RuleIndex.Entry;

/** The sections that people ask for first say how their rules go together. */
class SummariesTest {
    private static final Pattern END = Pattern.compile("[.?!](\\s|$)");

    @ParameterizedTest
    @CsvSource({
        "sparta, 7.0",
        "sparta, 7.9",
        "sparta, 8.1",
        "sparta, 9.0",
        "sparta, 12.3",
        "sparta, 16.0",
        "persians, 5.1",
        "persians, 6",
        "persians, 7",
        "persians, 8",
        "persians, 10",
        "persians, 11.2",
        "persians, 14",
        "xenophon, victory",
        "xenophon, attack-phase",
        "xenophon, forage-phase",
        "xenophon, morale-phase",
        "xenophon, starvation-phase",
        "xenophon, travel-phase"
    })
    void aMainSectionHasThreeToEightSentences(String game, String id) {
        Entry rule = RuleIndex.read(ConfigFolder.packed(), game).rule(id).orElseThrow();
        List<String> sentences = END.splitAsStream(rule.more().orElseThrow())
                .filter(sentence -> !sentence.isBlank())
                .toList();
        assertThat(sentences).hasSizeBetween(3, 8);
    }
}
