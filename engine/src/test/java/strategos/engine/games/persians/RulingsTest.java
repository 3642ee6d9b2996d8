package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Printed.ScenarioSheet;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Facade;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Pool;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Order;

/** Rulings that no test of a rule shows by the way. */
class RulingsTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    /** Both sides but the Greek are ready, and those counters can be drawn. */
    private static Table drawing(String... pool) {
        return Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .change(war -> war.withPool(Pool.of(List.of(pool))))
                .change(war -> war.withSteps(List.of(new Step.Reorganise(
                        false, true, Facade.of(war.side(GREEK), Set.of()), Facade.of(war.side(PERSIAN), Set.of())))));
    }

    @Rule({"2", "1.3", "ruling-first", "ruling-points"})
    @Test
    void whoDrewNoStratagemGoesBeforeWhoDrewTwo() {
        ScriptedDice dice = new ScriptedDice().dice(4, 1).dice(3, 1).dice(2, 1).dice(1, 1);
        Played played = drawing("oracle", "treason", "points-4-7", "points-7-9").play(dice);
        played.greek("pass");
        assertThat(played.step()).isEqualTo(new Step.Segment(PERSIAN, false, 0));
        assertThat(played.side(GREEK).hand().held()).containsExactly(Stratagem.ORACLE, Stratagem.TREASON);
        // 4 of the counter and 4 of Leonidas; 9 and 4 of Xerxes.
        assertThat(played.side(GREEK).points()).isEqualTo(8);
        assertThat(played.side(PERSIAN).points()).isEqualTo(13);
        War leaderless = played.war().with(played.side(GREEK).withoutChief(new CounterId("leonidas")));
        assertThat(leaderless.side(GREEK).points()).isEqualTo(8);
    }

    @Rule({"2", "ruling-first"})
    @Test
    void elseTheDiceDecideAgainWhenEqual() {
        ScriptedDice dice = new ScriptedDice().dice(2, 1).dice(1, 1).d6(3, 3, 5, 2);
        Played played = drawing("points-4-7", "points-7-9").play(dice);
        played.greek("pass");
        assertThat(played.step()).isEqualTo(new Step.Segment(GREEK, false, 0));
        dice.assertUsedUp();
    }

    @Rule({"14", "ruling-resign"})
    @Test
    void whoGivesUpHasLostWhoeversSegmentItIs() {
        for (Side loser : Side.values()) {
            ScriptedDice dice = new ScriptedDice();
            Played played = drawing("points-4-7", "points-7-9").play(dice).order(loser, Order.RESIGN);
            assertThat(played.step()).isEqualTo(new Step.Over(loser.other(), "resigned"));
            dice.assertUsedUp();
        }
    }

    @Rule({"0.4", "ruling-prefer"})
    @Test
    void whatASideHasNamedGoesFirst() {
        Table table = Table.empty().leader(PERSIAN, "mardonius", "attica", "2*pe-spara 2*pe-imm-a 2*pe-arch");
        var all = Table.troops("2*pe-spara 2*pe-imm-a 2*pe-arch");
        var state = table.war().side(PERSIAN);
        assertThat(Table.RULES.losses().pick(state, all, 3)).isEqualTo(Table.troops("pe-spara 2*pe-arch"));
        assertThat(Table.RULES.losses().pick(state.withLossOrder(List.of("pe-imm-a")), all, 3))
                .isEqualTo(Table.troops("2*pe-imm-a pe-arch"));
    }

    @Rule({"6.1", "11.1", "ruling-asked"})
    @Test
    void aDummyIsAskedAsAnyCounterIs() {
        Played played = Table.empty()
                .leader(GREEK, "dummy-g1", "attica", "")
                .leader(PERSIAN, "mardonius", "boeotia", "6*pe-spara")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play();
        played.persian("activate counter=mardonius").persian("march path=attica");
        assertThat(played.awaited()).containsExactly("greeks");
        assertThat(played.verbs(GREEK)).containsExactly("pass");
    }

    private static Battle quiet(Table table) {
        return TestBattles.formed(table.war(), "locris")
                .with(PERSIAN, BattleSide.FRESH.oracle(-4, CombatPhase.FIRE))
                .with(GREEK, BattleSide.FRESH.oracle(-4, CombatPhase.MELEE));
    }

    private static Played opened(Table table, Battle battle, ScriptedDice dice) {
        return table.hand(GREEK, "treason")
                .step(new Step.Segment(GREEK, true, 0), Active.of(battle.force(GREEK)), battle)
                .play(dice);
    }

    private static Table lines() {
        return Table.empty()
                .leader(GREEK, "miltiades", "locris", "4*gr-athens-hop 2*gr-athens-4c")
                .leader(PERSIAN, "datis", "locris", "5*pe-arch");
    }

    @Rule({"7.5", "4.4", "ruling-heir"})
    @Test
    void unitsWithoutACommanderStandAloneAndBreakOff() {
        Table table = lines();
        // Fire and mêlée of little effect; then 12 of the Persians, and an even fate.
        ScriptedDice dice = new ScriptedDice().d6(1).d6(1, 1).d6(3, 4, 6, 6, 2);
        Played played = opened(table, quiet(table), dice).greek("pass");
        assertThat(played.war().status().fell()).containsExactly(new CounterId("miltiades"));
        assertThat(played.side(GREEK).pile(new ZoneId("locris")).all())
                .isEqualTo(Table.troops("4*gr-athens-hop 2*gr-athens-4c"));
        Battle battle = played.war().battle().orElseThrow();
        assertThat(battle.force(GREEK).loose()).isTrue();
        assertThat(battle.side(GREEK).routed()).isTrue();
    }

    @Rule({"7.1", "ruling-dull"})
    @Test
    void threeRoundsWithoutEffectEndABattle() {
        for (int before = 1; before <= 2; before++) {
            Table table = lines();
            // Fire and mêlée of little effect, no commander in danger.
            ScriptedDice dice = new ScriptedDice().d6(1).d6(1, 1).d6(3, 4, 3, 4);
            Played played = opened(table, quiet(table).withDull(before), dice).greek("pass");
            assertThat(played.war().battle().isEmpty()).isEqualTo(before == 2);
        }
    }

    @Rule({"9.3", "ruling-dull"})
    @Test
    void threeRoundsWithoutEffectEndABattleAtSeaToo() {
        for (int before = 1; before <= 2; before++) {
            Table table = Table.empty()
                    .fleet(GREEK, 1, "sea-andros", "athens-3")
                    .fleet(PERSIAN, 1, "sea-andros", "persia-2", "persia-2");
            Battle battle = TestBattles.atSea(table.war(), "sea-andros", GREEK).withDull(before);
            // At even odds a 1 sinks nothing.
            Played played = opened(table, battle, new ScriptedDice().d6(1, 1)).greek("pass");
            assertThat(played.war().battle().isEmpty()).isEqualTo(before == 2);
            assertThat(played.side(GREEK).afloat(new ZoneId("sea-andros"))).hasSize(1);
            assertThat(played.side(PERSIAN).afloat(new ZoneId("sea-andros"))).hasSize(1);
        }
    }

    @Rule({"11.2-isolationism", "ruling-castaways"})
    @Test
    void whoSailedWithTheSpartansComesAshore() {
        Played played = Table.empty()
                .fleet(GREEK, 1, "sea-andros", "sparta-2")
                .aboard(GREEK, "themistocles", 1, "gr-athens-hop")
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .hand(PERSIAN, "isolationism")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play();
        played.persian("stratagem counter=isolationism");
        Chief castaway = played.side(GREEK).chief(new CounterId("themistocles")).orElseThrow();
        assertThat(castaway.aboard()).isFalse();
        assertThat(castaway.place())
                .isEqualTo(Table.PRINTED
                        .atlas()
                        .sea(new ZoneId("sea-andros"))
                        .coast()
                        .getFirst());
        assertThat(castaway.troops()).isEqualTo(Table.troops("gr-athens-hop"));
    }

    @Rule({"10", "ruling-neutral"})
    @Test
    void aNeutralZoneDoesNotInterruptTheLineUntilItIsSomebodys() {
        ScenarioSheet.Control start = Table.PRINTED.sheet(Printed.SECOND_WAR).control();
        ZoneId beyond = Table.PRINTED.atlas().zone(new ZoneId("thessaly")).land().stream()
                .filter(zone -> Table.PRINTED.atlas().zone(zone).land().stream().noneMatch(start.persian()::contains))
                .findFirst()
                .orElseThrow();
        Table table = Table.empty().unled(PERSIAN, beyond.id(), "4*pe-spara");
        start.persian().forEach(zone -> table.marker(zone.id(), PERSIAN));
        assertThat(Table.RULES.supply().supplied(table.war(), PERSIAN, beyond)).isTrue();
        table.marker("thessaly", GREEK);
        assertThat(Table.RULES.supply().supplied(table.war(), PERSIAN, beyond)).isFalse();
    }
}
