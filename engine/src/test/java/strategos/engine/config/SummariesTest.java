package strategos.engine.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.config.RuleIndex.Entry;

/** Every section of the rules says more than a headline, and less than the rulebook. */
class SummariesTest {
    private static final Pattern END = Pattern.compile("[.?!](\\s|$)");

    /** Discord's limit for a message is 2000 signs, and three sections may stand in one. */
    private static final int LONGEST = 600;

    private static long sentences(String text) {
        return END.splitAsStream(text).filter(sentence -> !sentence.isBlank()).count();
    }

    private static Stream<Entry> sections(String game) {
        return RuleIndex.read(ConfigFolder.packed(), game).all().stream().filter(rule -> !rule.ruling());
    }

    @ParameterizedTest
    @ValueSource(strings = {"sparta", "persians", "xenophon"})
    void everySectionHasTwoToEightSentences(String game) {
        assertThat(sections(game)).isNotEmpty().allSatisfy(rule -> {
            String told = rule.gist() + " " + rule.more().orElseThrow();
            assertThat(sentences(told)).as(rule.id()).isBetween(2L, 8L);
            assertThat(told).as(rule.id()).hasSizeLessThan(LONGEST);
        });
    }

    /** What the house answers is read in a chat, by a beginner. */
    @Test
    void everyAnswerOfTheHouseHasTwoToSixSentences() {
        assertThat(RuleIndex.house(ConfigFolder.packed()).all()).isNotEmpty().allSatisfy(answer -> {
            String told = answer.gist() + " " + answer.more().orElseThrow();
            assertThat(sentences(told)).as(answer.id()).isBetween(2L, 6L);
            assertThat(told).as(answer.id()).hasSizeLessThan(LONGEST);
            assertThat(answer.heading()).as(answer.id()).doesNotContainPattern("\\d");
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"sparta", "persians", "xenophon"})
    void noSectionSaysAThingTwice(String game) {
        assertThat(sections(game))
                .allSatisfy(rule ->
                        assertThat(rule.more().orElseThrow()).as(rule.id()).doesNotContain(rule.gist()));
    }
}
