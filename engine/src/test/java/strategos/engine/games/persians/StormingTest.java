package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.war.CampaignStatus;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.ZoneId;

/** When an empty city may be stormed, and what its end gives. */
class StormingTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;
    private static final ZoneId CORINTH = new ZoneId("corinth");

    private static Table corinth(Side holder) {
        return Table.empty()
                .leader(PERSIAN, "mardonius", "corinth", "6*pe-spara")
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .marker("corinth", holder)
                .step(new Step.Segment(PERSIAN, false, 0));
    }

    private static Played active(Table table, ScriptedDice dice) {
        return table.play(dice).persian("activate counter=mardonius");
    }

    @Rule({"8.2", "11.2-no-quarter"})
    @ParameterizedTest
    @CsvSource({"false, 1", "true, 0"})
    void onlyTheFirstCityThatPersiansDestroyGivesNoQuarter(boolean given, int gained) {
        Table table = corinth(GREEK)
                .status(new CampaignStatus(false, false, false, given, Set.of(), List.of(), List.of(), List.of()));
        Played played = active(table, new ScriptedDice().d6(5)).persian("sack");
        assertThat(played.war().ground().destroyed()).containsExactly(CORINTH);
        assertThat(played.side(GREEK).hand().size()).isEqualTo(gained);
        assertThat(played.war().status().mercyGiven()).isTrue();
    }

    /** Units, a lone leader, or a dummy. */
    @Rule({"8.2", "11.1", "ruling-sack"})
    @ParameterizedTest
    @ValueSource(strings = {"miltiades gr-athens-hop", "miltiades", "dummy-g1"})
    void noCityIsStormedWhereAnythingOfTheEnemyStands(String there) {
        String[] words = there.split(" ", -1);
        Table table = corinth(GREEK).leader(GREEK, words[0], "corinth", words.length > 1 ? words[1] : "");
        assertThat(active(table, new ScriptedDice()).verbs(PERSIAN))
                .contains("march")
                .doesNotContain("sack");
    }

    /** Corinth was Greek when the war began, and Larissa nobody's. */
    @Rule({"8.2", "ruling-sack"})
    @Test
    void aCityTakenInAnEarlierTurnIsStormedAndAnAllyIsNot() {
        Played taken = active(corinth(PERSIAN), new ScriptedDice().d6(6)).persian("sack");
        assertThat(taken.war().ground().destroyed()).isEmpty();
        assertThat(taken.side(PERSIAN).points()).isEqualTo(9);
        assertThat(taken.verbs(PERSIAN)).contains("march").doesNotContain("sack");
        Table thessaly = Table.empty()
                .leader(PERSIAN, "mardonius", "thessaly", "6*pe-spara")
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .marker("thessaly", PERSIAN)
                .step(new Step.Segment(PERSIAN, false, 0));
        assertThat(active(thessaly, new ScriptedDice()).verbs(PERSIAN)).doesNotContain("sack");
    }
}
