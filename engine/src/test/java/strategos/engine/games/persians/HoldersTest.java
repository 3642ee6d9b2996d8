package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.battle.BattleEvents.CombatRolled;
import strategos.engine.games.persians.battle.LandCombat;
import strategos.engine.games.persians.city.CityEvents.StormRolled;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleRound.Part;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.ZoneId;

/** Who holds a city, and what may be done to a zone. */
class HoldersTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    private static Table athens() {
        return Table.empty()
                .leader(GREEK, "miltiades", "boeotia", "4*gr-athens-hop")
                .leader(PERSIAN, "mardonius", "attica", "6*pe-spara");
    }

    @Rule({"8.1", "13", "ruling-control"})
    @Test
    void whoHoldsACityMayFightInsideAlsoWhenHisMarkerIsLifted() {
        Played played =
                athens().marker("attica", PERSIAN).hand(GREEK, "treason").play(new ScriptedDice().d6(6));
        played.greek("activate counter=miltiades").greek("march path=attica");
        assertThat(played.war().ground().marker(new ZoneId("attica"))).isEmpty();
        played.persian("intercept with=mardonius target=force").persian("city where=inside");
        assertThat(played.war().battle().flatMap(Battle::inside)).contains(PERSIAN);
    }

    @Rule({"8.1", "6.1"})
    @Test
    void theHolderIsAskedAlsoWhenItIsHeWhoIntercepts() {
        Played played = athens().marker("attica", GREEK).play(new ScriptedDice().d6(5));
        played.greek("activate counter=miltiades").greek("march path=attica");
        played.persian("pass").greek("intercept with=miltiades target=counter");
        assertThat(played.awaited()).containsExactly("greeks");
        assertThat(played.verbs(GREEK)).containsExactly("city");
    }

    @Rule({"8.1", "8.2"})
    @Test
    void nobodyFightsInsideADestroyedCity() {
        Played played = athens().marker("attica", PERSIAN)
                .change(war -> war.withGround(war.ground().destroy(new ZoneId("attica"))))
                .hand(PERSIAN, "treason")
                .play(new ScriptedDice().d6(6));
        played.greek("activate counter=miltiades").greek("march path=attica");
        played.persian("intercept with=mardonius target=force");
        assertThat(played.verbs(PERSIAN)).doesNotContain("city");
    }

    @Rule("12")
    @Test
    void aLeaderWithUnitsScorchesAnyZoneOnce() {
        Played played = Table.empty()
                .leader(GREEK, "miltiades", "thessaly", "gr-athens-hop")
                .play();
        played.greek("activate counter=miltiades").greek("scorch");
        played.refused(GREEK, "scorch");
        Played alone = Table.empty().leader(GREEK, "miltiades", "thessaly", "").play();
        alone.greek("activate counter=miltiades");
        assertThat(alone.verbs(GREEK)).doesNotContain("scorch").contains("march");
    }

    @Rule({"11.1", "9"})
    @Test
    void underADummyShipsSailAndLeadersLand() {
        Played played = Table.empty()
                .leader(GREEK, "dummy-g1", "laconia", "")
                .fleet(GREEK, 1, "sea-laconia", "athens-3")
                .aboard(GREEK, "themistocles", 1, "gr-athens-hop")
                .play();
        played.greek("activate counter=dummy-g1");
        assertThat(played.verbs(GREEK)).contains("sail", "debark").doesNotContain("scorch", "sack", "intercept");
        played.greek("debark leader=themistocles zone=messenia");
        assertThat(played.side(GREEK)
                        .chief(new CounterId("themistocles"))
                        .orElseThrow()
                        .spent())
                .isFalse();
        assertThat(played.step()).isInstanceOf(Step.Activation.class);
    }

    private static Table storming(String greeks, String persians) {
        return Table.empty()
                .leader(GREEK, "miltiades", "corinth", greeks)
                .leader(PERSIAN, "mardonius", "corinth", persians)
                .marker("corinth", PERSIAN);
    }

    private static Battle inside(Table table) {
        return TestBattles.formed(table.war(), "corinth")
                .withInside(Optional.of(PERSIAN))
                .withStage(Battle.Stage.ROUND_END);
    }

    private static Played storm(Table table, ScriptedDice dice) {
        Battle battle = inside(table);
        return table.step(new Step.Segment(GREEK, true, 0), Active.of(battle.force(GREEK)), battle)
                .play(dice);
    }

    @Rule("8.1")
    @Test
    void wallsTroubleNobodyButWhoIsOutside() {
        Table table = storming("4*gr-athens-hop", "6*pe-spara");
        LandCombat land = Table.RULES.battles().land();
        for (CombatPhase phase : List.of(CombatPhase.FIRE, CombatPhase.MELEE)) {
            assertThat(land.reckon(table.war(), inside(table), GREEK, phase).shifts())
                    .containsExactly(new Part("city", -2));
            assertThat(land.reckon(table.war(), inside(table), PERSIAN, phase).shifts())
                    .isEmpty();
        }
    }

    /** Three units of cavalry in order, whom nobody lets out. */
    @Rule({"7.6", "8.1"})
    @Test
    void whoBreaksOffOutsideACityRetreatsWithoutPursuit() {
        Played played = storm(storming("4*gr-athens-hop", "3*pe-spara 3*pe-lcav"), new ScriptedDice());
        played.greek("fight will=break").persian("fight will=on").greek("retreat zone=megaris");
        assertThat(played.events(CombatRolled.class)).isEmpty();
        assertThat(played.side(GREEK).troops(new ZoneId("megaris"))).isEqualTo(Table.troops("4*gr-athens-hop"));
    }

    /** Ten archers fire 60 points, a 6 with 2 for Mardonius: 8T. */
    @Rule("8.2")
    @Test
    void whoDefendsACityThrowsForNothingWhenTheAttackersAreGone() {
        Played played = storm(storming("gr-athens-4c", "10*pe-arch"), new ScriptedDice().d6(6));
        played.greek("fight will=on").persian("fight will=on");
        assertThat(played.side(GREEK).army().isEmpty()).isTrue();
        assertThat(played.events(StormRolled.class)).isEmpty();
        assertThat(played.war().ground().destroyed()).isEmpty();
    }

    /** Wherever a marker may lie. */
    @Rule({"13", "ruling-control"})
    @Test
    void aZoneWithUnitsOfBothIsNobodys() {
        ZoneId attica = new ZoneId("attica");
        Table table = athens().marker("attica", GREEK);
        assertThat(Table.RULES.control().of(table.war(), attica)).contains(PERSIAN);
        table.unled(GREEK, "attica", "gr-athens-4c");
        assertThat(Table.RULES.control().of(table.war(), attica)).isEmpty();
        table.change(war -> war.withPersian(war.persian().withoutChief(new CounterId("mardonius"))));
        assertThat(Table.RULES.control().of(table.war(), attica)).contains(GREEK);
    }
}
