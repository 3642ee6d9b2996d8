package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;

/** What standing orders may depend on in a battle, and the answer that leaves losses to the order preferred. */
class BattleFactsTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    private static Table lines() {
        return Table.empty()
                .leader(GREEK, "miltiades", "locris", "4*gr-athens-hop 2*gr-athens-4c")
                .leader(PERSIAN, "datis", "locris", "4*pe-arch");
    }

    private static Played at(Table table, Battle battle) {
        return table.step(new Step.Segment(GREEK, true, 0), Active.of(battle.force(GREEK)), battle)
                .play();
    }

    @Rule({"7.1", "7.4", "7.5"})
    @Test
    void theSharesThatAreLeftAreKnownAtTheEndOfARound() {
        Table table = lines();
        BattleSide greek = BattleSide.FRESH.withBrought(40).withOut(Table.troops("2*gr-athens-4c"));
        Battle battle =
                TestBattles.formed(table.war(), "locris").with(GREEK, greek).withStage(Battle.Stage.ROUND_END);
        Map<String, String> facts = at(table, battle)
                .decision(GREEK)
                .orElseThrow()
                .occasion()
                .orElseThrow()
                .facts();
        // Of 40 points 16 are in order, against 24; two of six units are not.
        assertThat(facts)
                .containsEntry("own-left", "40")
                .containsEntry("strength", "66")
                .containsEntry("wavering", "33")
                .containsEntry("against", "datis");
    }

    @Rule({"8.1", "7.2"})
    @Test
    void aBattleKnowsWithWhatItBeganAndTheHolderHowStrongHeIs() {
        Played played = Table.empty()
                .leader(GREEK, "strategos3", "attica", "4*gr-athens-hop")
                .leader(PERSIAN, "mardonius", "boeotia", "6*pe-spara")
                .marker("attica", GREEK)
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(6));
        played.persian("activate counter=mardonius").persian("march path=attica");
        played.greek("intercept with=strategos3 target=force");
        assertThat(played.war().battle().orElseThrow().side(PERSIAN).brought()).isEqualTo(30);
        assertThat(played.decision(GREEK).orElseThrow().occasion().orElseThrow().facts())
                .containsEntry("strength", "53");
    }

    @Rule({"7.3", "0.4", "ruling-prefer"})
    @Test
    void lossesMayFollowTheOrderPreferred() {
        Table table = lines().change(war -> war.with(war.greek().withLossOrder(List.of("gr-athens-hop"))));
        Battle battle = TestBattles.formed(table.war(), "locris")
                .with(GREEK, BattleSide.FRESH.owing(4, false, false))
                .with(PERSIAN, BattleSide.FRESH.withOut(Table.troops("4*pe-arch")))
                .withStage(Battle.Stage.MELEE_LOSSES);
        Played played = at(table, battle);
        played.refused(GREEK, "losses units=gr-athens-hop,preferred");
        played.greek("losses units=preferred");
        assertThat(played.side(GREEK).army()).isEqualTo(Table.troops("3*gr-athens-hop 2*gr-athens-4c"));
    }
}
