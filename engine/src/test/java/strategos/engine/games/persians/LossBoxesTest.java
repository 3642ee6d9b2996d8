package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;

/** From whose box units are lost that lie in several. */
@Rule({"0.4", "7.3", "ruling-losses"})
class LossBoxesTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    private static Played losing(String first, String second, int owes) {
        Table table = Table.empty()
                .leader(GREEK, "miltiades", "locris", first)
                .leader(GREEK, "callimachus", "locris", second)
                .leader(PERSIAN, "datis", "locris", "4*pe-arch");
        Battle battle = TestBattles.formed(table.war(), "locris")
                .with(GREEK, BattleSide.FRESH.owing(owes, false, false))
                .with(PERSIAN, BattleSide.FRESH.withOut(Table.troops("4*pe-arch")))
                .withStage(Battle.Stage.MELEE_LOSSES);
        return table.step(new Step.Segment(GREEK, true, 0), Active.of(battle.force(GREEK)), battle)
                .play();
    }

    private static Troops box(Played played, String leader) {
        return played.side(GREEK).chief(new CounterId(leader)).orElseThrow().troops();
    }

    @Test
    void theOwnerSaysWhoseUnitsGo() {
        Played played = losing("2*gr-athens-hop gr-athens-4c", "2*gr-athens-hop", 4);
        played.greek("losses units=gr-athens-hop from=callimachus");
        assertThat(box(played, "callimachus")).isEqualTo(Table.troops("gr-athens-hop"));
        assertThat(box(played, "miltiades")).isEqualTo(Table.troops("2*gr-athens-hop gr-athens-4c"));
    }

    @Test
    void whoIsNotNamedComesAfter() {
        Played played = losing("2*gr-athens-hop gr-athens-4c", "2*gr-athens-hop", 12);
        played.greek("losses units=gr-athens-hop,gr-athens-hop,gr-athens-hop from=callimachus");
        assertThat(box(played, "callimachus")).isEqualTo(Troops.NONE);
        assertThat(box(played, "miltiades")).isEqualTo(Table.troops("gr-athens-hop gr-athens-4c"));
    }

    @Test
    void heIsAskedWhereOnlyTheBoxIsOpen() {
        Played played = losing("2*gr-athens-hop", "2*gr-athens-hop", 4);
        assertThat(played.awaited()).containsExactly("greeks");
        played.greek("losses units=gr-athens-hop from=callimachus");
        assertThat(box(played, "callimachus")).isEqualTo(Table.troops("gr-athens-hop"));
    }

    @Test
    void whatIsLostAsAWholeOrLiesInOneBoxLeavesNoChoiceOfBoxes() {
        Played played = losing("2*gr-athens-hop gr-athens-4c", "gr-athens-hop 2*gr-athens-4c", 12);
        played.refused(GREEK, "losses units=gr-athens-hop,gr-athens-hop,gr-athens-hop from=callimachus");
        played = losing("2*gr-athens-hop", "2*gr-athens-4c", 4);
        played.refused(GREEK, "losses units=gr-athens-hop from=miltiades");
    }

    @Test
    void theEnemyDoesNotSeeWhoseBeforeTheyGo() {
        BattleSide said =
                BattleSide.FRESH.withChosen(List.of("gr-athens-hop")).withBoxes(CounterId.list("callimachus"));
        Table table = Table.empty()
                .leader(GREEK, "miltiades", "locris", "2*gr-athens-hop")
                .leader(PERSIAN, "datis", "locris", "4*pe-arch");
        Battle battle = TestBattles.formed(table.war(), "locris").with(GREEK, said);
        War war = table.step(new Step.Segment(GREEK, true, 0), Active.of(battle.force(GREEK)), battle)
                .war();
        Seen<War> seen = Table.game().conceal(war, PERSIAN.seat());
        assertThat(seen.position().fight().side(GREEK).boxes()).isEmpty();
    }
}
