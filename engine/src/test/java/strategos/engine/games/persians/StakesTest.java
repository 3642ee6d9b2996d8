package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.engine.games.persians.war.Side.GREEK;
import static strategos.engine.games.persians.war.Side.PERSIAN;

import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.library.RegisteredGames;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

/** What hangs on a question: who comes, who fights with what, and what the next die costs. */
class StakesTest {
    private static List<String> said(War war, Viewer viewer, Side asked) {
        Phrasebook words = RegisteredGames.LIBRARY.words(Persians.ID, Escape.plain());
        return Table.game().views().stakes(Table.game().conceal(war, viewer), asked.seat()).stream()
                .map(words::say)
                .toList();
    }

    private static War fighting(Table table, String zone, UnaryOperator<Battle> change) {
        Battle battle = change.apply(TestBattles.formed(table.war(), zone));
        return table.step(new Step.Segment(GREEK, true, 0), Active.of(battle.force(GREEK)), battle)
                .war();
    }

    private static Table attica() {
        return Table.empty()
                .leader(GREEK, "miltiades", "attica", "2*gr-athens-hop 2*gr-athens-4c")
                .leader(PERSIAN, "mardonius", "attica", "3*pe-spara 3*pe-arch");
    }

    @Rule({"7.2", "8.1"})
    @Test
    void insideAndOutsideOfACityEachHaveTheirChances() {
        War war = fighting(attica().marker("attica", GREEK), "attica", b -> b.withStage(Battle.Stage.CITY));
        assertThat(said(war, Viewer.EVERYONE, GREEK))
                .containsExactly(
                        "At stake: Greeks with **16 points** in order against **33** of the Persians.",
                        "**Inside**: fire of the Persians in column 1-5, a loss on **3 in 6**.",
                        "**Outside**: fire of the Persians in column 11-20, a loss on **4 in 6**.");
    }

    @Rule({"7.6", "11.2"})
    @Test
    void beforeThePursuitItIsToldWhatIsPursued() {
        War war = fighting(
                attica().hand(GREEK, "no-quarter"),
                "attica",
                b -> b.lost(PERSIAN, true).withStage(Battle.Stage.MERCY));
        assertThat(said(war, Viewer.EVERYONE, GREEK))
                .containsExactly(
                        "At stake: Greeks with **16 points** in order against **33** of the Persians.",
                        "Next: the Greeks throw nothing then.");
    }

    @Rule("7.3")
    @Test
    void lossesSayHowMuchOfWhat() {
        War war = fighting(
                attica(),
                "attica",
                b -> b.with(GREEK, b.side(GREEK).withOwes(3)).withStage(Battle.Stage.FIRE_LOSSES));
        assertThat(said(war, Viewer.EVERYONE, GREEK))
                .containsExactly(
                        "**3 points** of 16 must be lost: 2 × Athenian peltasts 4C and 2 × Athenian hoplites 4A.");
    }

    @Rule({"6.1", "6.2"})
    @Test
    void whoComesFromWhereIsToldToAllAndTheChancesToTheOwnerAlone() {
        Played played = Table.empty()
                .step(new Step.Segment(PERSIAN, false, 0))
                .leader(GREEK, "strategos3", "phthiotis", "2*gr-athens-hop")
                .leader(PERSIAN, "mardonius", "thessaly", "4*pe-spara")
                .play(new ScriptedDice().d6(4, 1));
        played.persian("activate counter=mardonius").persian("march path=phthiotis");
        assertThat(said(played.war(), Viewer.EVERYONE, GREEK))
                .containsExactly(
                        "Persians come from Thessaly to **Phthiotis**: 1 counter. Against them: 1 counter.",
                        "Let pass, they go on; nothing is thrown.");
        assertThat(said(played.war(), GREEK.seat(), GREEK))
                .last()
                .isEqualTo("With Strategos III: ambush **0 in 6**, battle **1 to 3 in 6**, ambushed **0 to 1 in 6**.");
        played.greek("intercept with=strategos3 target=force");
        played.persian("intercept with=mardonius target=counter").persian("agree");
        assertThat(said(played.war(), Viewer.EVERYONE, GREEK))
                .containsExactly(
                        "Persians: 1 counter in Phthiotis, against 1 counter. Agreed, battle is formed without a die;"
                                + " else all goes on.");
    }
}
