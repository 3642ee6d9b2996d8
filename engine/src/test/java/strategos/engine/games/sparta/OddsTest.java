package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.games.sparta.printed.CombatTable;
import strategos.engine.games.sparta.printed.CombatTable.Odds;

/** Odds as they are rounded and written, and the columns to which they lead. */
class OddsTest {
    @Rule("8.1")
    @ParameterizedTest
    @CsvSource({
        "8, 4, 2:1",
        "9, 4, 3:1",
        "4, 4, 1:1",
        "3, 4, 1:1",
        "3, 5, 1:1",
        "2, 4, 1:2",
        "2, 5, 1:2",
        "2, 6, 1:3",
        "1, 12, 1:12"
    })
    void fractionsAreRoundedForTheAttacker(int attack, int defence, String written) {
        assertThat(Odds.of(attack, defence).written()).isEqualTo(written);
    }

    @Rule({"8.1", "8.5-naval"})
    @ParameterizedTest
    @CsvSource({"true, 1:3, 5:1", "false, 1:2, 8:1"})
    void whoHasNothingIsOnTheLowestColumnAndWhoMeetsNothingOnTheHighest(boolean atSea, String lowest, String highest) {
        CombatTable table = Theatre.PRINTED.tables().combat(atSea);
        assertThat(table.columns().get(table.column(Odds.of(0, 5), 0))).isEqualTo(lowest);
        assertThat(table.columns().get(table.column(Odds.of(5, 0), 0))).isEqualTo(highest);
    }
}
