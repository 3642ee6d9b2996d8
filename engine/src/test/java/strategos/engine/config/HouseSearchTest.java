package strategos.engine.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is asked of the house is told from what is asked of a game, though they share most of their words. */
class HouseSearchTest {
    private static final String HOUSE = """
            {"rules": [
              {"id": "house-leave", "heading": "When a player leaves", "gist": "The match waits.",
               "asked": ["opponent leaves", "computer takes over"]},
              {"id": "house-turn", "heading": "Who is waited for", "gist": "The status tells.",
               "asked": ["whose turn is it?"]},
              {"id": "house-undo", "heading": "Taking back an order", "gist": "Undo takes it back.",
               "asked": ["undo", "take back move"]}
            ]}
            """;

    private static final String GAME = """
            {"rules": [
              {"id": "1", "heading": "The turn", "gist": "Both take a turn.", "asked": ["turn"]},
              {"id": "2", "heading": "Moving", "gist": "Units move.",
               "asked": ["move", "leave units behind", "garrison"]},
              {"id": "3", "heading": "Sieges", "gist": "A siege may be left; the opponent takes what is left.",
               "asked": ["siege"]}
            ]}
            """;

    @TempDir
    private Path folder;

    private HouseSearch search;

    @BeforeEach
    void read() throws IOException {
        Files.writeString(folder.resolve("house.json"), HOUSE);
        Files.writeString(Files.createDirectories(folder.resolve("games/march")).resolve("rules.json"), GAME);
        ConfigFolder config = ConfigFolder.overlaid(folder);
        search = new HouseSearch(RuleIndex.house(config), new RuleSearch(RuleIndex.read(config, "march")));
    }

    private boolean isOfTheHouse(String question) {
        List<HouseSearch.Found> found = search.find(question);
        return !found.isEmpty() && found.getFirst().fit() > search.ofRules(question);
    }

    @ParameterizedTest
    @CsvSource({
        "what if my opponent leaves, house-leave",
        "what if my poor opponent suddenly leaves, house-leave",
        "can a computer take over, house-leave",
        "can a compuetr take over the siege, house-leave",
        "whose turn is it, house-turn",
        "how do I undo, house-undo",
        "udno, house-undo",
        "can I take a move back, house-undo",
        "house-undo, house-undo",
    })
    void itIsOfTheHouse(String question, String answer) {
        assertThat(isOfTheHouse(question)).isTrue();
        assertThat(search.find(question).getFirst().answer().id()).isEqualTo(answer);
    }

    @ParameterizedTest
    @CsvSource({
        "turn",
        "when is a turn over",
        "move",
        "can I move",
        "can I leave units behind",
        "opponent",
        "can my opponent leave a garrison",
        "1",
        "rule 3",
        "siege",
        "xyzzy",
        "???",
        "the"
    })
    void itIsNot(String question) {
        assertThat(isOfTheHouse(question)).isFalse();
    }

    /** Whoever asks for a rule by its heading, or by the words that its game has for it, is not answered by the house. */
    @ParameterizedTest
    @ValueSource(strings = {"sparta", "persians", "xenophon"})
    void noRuleIsLostToTheHouse(String game) {
        RuleIndex index = RuleIndex.read(ConfigFolder.packed(), game);
        search = new HouseSearch(RuleIndex.house(ConfigFolder.packed()), new RuleSearch(index));
        for (RuleIndex.Entry rule : index.all()) {
            Stream.concat(Stream.of(rule.id(), rule.heading()), rule.asked().orElse(List.of()).stream())
                    .flatMap(words -> Stream.of(words, "what is the " + words, "tell me about " + words))
                    .filter(words -> !words.endsWith("what can I do"))
                    .forEach(words -> assertThat(isOfTheHouse(words)).as(words).isFalse());
        }
    }

    /** Who asks in the words of one is not answered by another. */
    @Test
    void noTwoAnswersAreAskedForAlike() {
        Map<String, String> asked = new HashMap<>();
        for (RuleIndex.Entry answer : RuleIndex.house(ConfigFolder.packed()).all()) {
            for (String way : answer.asked().orElseThrow()) {
                assertThat(asked.putIfAbsent(way.toLowerCase(Locale.ROOT), answer.id()))
                        .as(way)
                        .isNull();
            }
        }
    }
}
