package strategos.engine.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** People ask for rules as people ask. */
class RuleSearchTest {
    private static RuleSearch search(String game) {
        return new RuleSearch(RuleIndex.read(ConfigFolder.packed(), game));
    }

    private static List<String> found(String game, String question) {
        return search(game).find(question, 3).stream().map(RuleIndex.Entry::id).toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sparta | siege | 9.0",
                "sparta | how do I besiege a walled city? | 9.0",
                "sparta | seige | 9.0",
                "sparta | what does upkeep cost | 12.3",
                "sparta | ravaging | 9.2",
                "sparta | can ships carry troops | 7.4",
                "sparta | how does a battle at sea work | 8.5-naval",
                "sparta | stacking | 5.1",
                "sparta | how many units in a stack? | 5.1",
                "sparta | PRESTIGE | 13.0",
                "sparta | revolts | 10.1",
                "sparta | can I build ships | 12.5",
                "sparta | what happens in a turn | 3.0",
                "sparta | 8.2 | 8.2",
                "sparta | 9 | 9.0",
                "sparta | my leader was killed | 6.8",
                "sparta | what if I cannot pay | 12.3",
                "sparta | breaking out | 9.1",
                "persians | can I retreat? | 7.6",
                "persians | destroying a city | 8.2",
                "persians | stratagems | 11.2",
                "persians | what kills a leader | 7.5",
                "persians | supply | 10",
                "persians | what are dummies | 11.1",
                "persians | interceptoin | 6",
                "persians | treason | 11.2-treason",
                "persians | scorched earth | 12",
                "persians | how far can I move | 5.1",
                "persians | ambush | 7.7",
                "persians | who controls a zone | 13",
                "xenophon | hills | route-table",
                "xenophon | how do I forage | forage-phase",
                "xenophon | weather | weather-phase",
                "xenophon | what do leaders do | leader-cards",
                "xenophon | mutiny tokens | mutiny-tokens",
                "xenophon | starving | starvation-phase",
                "xenophon | how far do we travel | travel-phase",
                "xenophon | playing solo | solitaire-play",
            })
    void whatIsMeantIsAmongTheFirst(String game, String question, String rule) {
        assertThat(found(game, question)).contains(rule);
    }

    @Test
    void aNumberIsThatRuleAndItsParts() {
        assertThat(search("persians").find("5.4", 10))
                .extracting(RuleIndex.Entry::id)
                .containsExactly("5.4", "5.4-thermopylae", "5.4-pindus", "5.4-straits");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "the", "xyzzy", "???"})
    void nothingIsFoundWhereNothingFits(String question) {
        assertThat(search("sparta").find(question, 3)).isEmpty();
    }

    /** "hills" is a word of the rules, so nobody who types it has misspelt "kills". */
    @ParameterizedTest
    @CsvSource({"persians, hills, 7.5", "persians, walls, 4.4", "sparta, fight, 12.4"})
    void aKnownWordIsNoMisspeltOther(String game, String question, String other) {
        assertThat(search(game).find(question, 20))
                .extracting(RuleIndex.Entry::id)
                .doesNotContain(other);
    }

    @Test
    void whatFitsMuchLessWellIsNotAmongTheBest() {
        assertThat(search("sparta").best("zone of control", 3))
                .extracting(RuleIndex.Entry::id)
                .containsExactly("7.5");
        assertThat(search("sparta").find("zone of control", 3)).hasSize(3);
    }

    @Test
    void noMoreIsFoundThanWasAskedFor() {
        assertThat(search("sparta").find("leader", 4)).hasSize(4);
    }
}
