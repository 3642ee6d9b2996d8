package strategos.engine.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RuleIndexTest {
    private static final String MARCH = "{'id': '7.1', 'heading': 'March', 'gist': 'How to march.'}".replace('\'', '"');

    @TempDir
    Path folder;

    private RuleIndex read(String rules) throws IOException {
        Path file = folder.resolve("games/march/rules.json");
        Files.createDirectories(file.getParent());
        Files.writeString(file, "{\"rules\": [" + rules + "]}");
        return RuleIndex.read(ConfigFolder.overlaid(folder), "march");
    }

    @Test
    void aRuleIsCitedByItsNumberOrItsHeading() throws IOException {
        RuleIndex rules = read(MARCH + ", " + MARCH.replace("7.1", "march-phase"));
        assertThat(rules.rule("7.1").orElseThrow().cited()).isEqualTo("7.1");
        assertThat(rules.rule("march-phase").orElseThrow().cited()).isEqualTo("March");
        assertThat(rules.rule("8")).isEmpty();
        assertThat(rules.all()).extracting(RuleIndex.Entry::id).containsExactly("7.1", "march-phase");
    }

    @Test
    void aRuleThatSharesItsNumberIsCitedByBoth() throws IOException {
        RuleIndex rules = read(MARCH.replace("7.1", "7.1-sea"));
        assertThat(rules.rule("7.1-sea").orElseThrow().cited()).isEqualTo("7.1, March");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "7.1      | ''  | rules[1]: needs an id, a heading and a gist",
                "How to march. | ' ' | rules[0]: needs an id, a heading and a gist",
            })
    void aRuleNeedsAllThree(String blanked, String by, String message) {
        String rule = MARCH.replace(blanked.strip(), by.strip());
        String rules = message.startsWith("rules[1]") ? MARCH + ", " + rule : rule;
        assertThatThrownBy(() -> read(rules))
                .isInstanceOf(BadData.class)
                .hasMessage("config/games/march/rules.json, " + message);
    }

    @Test
    void aRuleStandsThereOnce() {
        assertThatThrownBy(() -> read(MARCH + ", " + MARCH))
                .hasMessage("config/games/march/rules.json, rules[1]: the rule 7.1 stands there twice");
    }

    /** What the house answers is no rule: none can be taken for the other. */
    @Test
    void noRuleIsCalledLikeAnAnswerOfTheHouseNorAnyAnswerLikeARule() throws IOException {
        assertThatThrownBy(() -> read(MARCH.replace("7.1", "house-march")))
                .isInstanceOf(BadData.class)
                .hasMessageStartingWith("config/games/march/rules.json, rules[0]: the ids of what the house answers");
        Files.writeString(folder.resolve("house.json"), "{\"rules\": [" + MARCH + "]}");
        assertThatThrownBy(() -> RuleIndex.house(ConfigFolder.overlaid(folder)))
                .isInstanceOf(BadData.class)
                .hasMessageStartingWith("config/house.json, rules[0]: the ids of what the house answers");
    }

    @Test
    void aGameWithoutAnIndexIsRefused() {
        assertThatThrownBy(() -> RuleIndex.read(ConfigFolder.overlaid(folder), "march"))
                .hasMessage("config/games/march/rules.json: is missing");
    }
}
