package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import strategos.engine.Referee;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.dice.SeededDice;
import strategos.engine.games.persians.battle.BattleEvents.CombatRolled;
import strategos.engine.games.persians.battle.LandCombat;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.province.ProvinceEvents.PoliticsTried;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleRound.Part;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.CampaignStatus;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Province;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.seat.Viewer;

/** Stratagems, politics, scenarios, and what stays hidden. */
class StratagemsTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    private static Table lines() {
        return Table.empty()
                .leader(GREEK, "leonidas", "thermopylae", "4*gr-sparta-hop")
                .leader(PERSIAN, "mardonius", "thermopylae", "6*pe-spara");
    }

    private static Played opening(Table table, Side side, ScriptedDice dice) {
        Battle battle = TestBattles.formed(table.war(), "thermopylae")
                .withStage(side == GREEK ? Battle.Stage.OPENING_ACTIVE : Battle.Stage.OPENING_PASSIVE);
        return table.step(new Step.Segment(GREEK, true, 0), Active.of(battle.force(GREEK)), battle)
                .play(dice);
    }

    @Rule({"11.2", "11.2-treason", "5.4-thermopylae"})
    @Test
    void treasonGivesTwoColumnsAndTakesAwayThePass() {
        Played played = opening(lines().hand(PERSIAN, "treason", "oracle"), PERSIAN, new ScriptedDice());
        played.persian("stratagem counter=treason");
        Battle battle = played.war().battle().orElseThrow();
        LandCombat land = Table.RULES.battles().land();
        assertThat(land.reckon(played.war(), battle, PERSIAN, CombatPhase.MELEE).shifts())
                .containsExactly(new Part("treason", 2));
        assertThat(land.reckon(played.war(), battle, GREEK, CombatPhase.MELEE).shifts())
                .isEmpty();
        assertThat(played.side(PERSIAN).hand().held()).containsExactly(Stratagem.ORACLE);
    }

    @Rule("11.2-oracle")
    @Test
    void theOracleHelpsOnEvenAndHarmsOnOdd() {
        Played played = opening(lines().hand(GREEK, "oracle", "genius"), GREEK, new ScriptedDice().d6(3));
        played.greek("stratagem counter=oracle aim=melee");
        Battle battle = played.war().battle().orElseThrow();
        assertThat(battle.side(GREEK).oracle()).isEqualTo(-2);
        assertThat(Table.RULES
                        .battles()
                        .land()
                        .reckon(played.war(), battle, GREEK, CombatPhase.MELEE)
                        .added())
                .contains(new Part("oracle", -2));
    }

    @Rule("11.2-sacrifice")
    @Test
    void leonidasSacrificeDoublesTheLossesAndHeDies() {
        Played played = opening(
                lines().leader(GREEK, "eurybiades", "thermopylae", "").hand(GREEK, "sacrifice", "oracle"),
                GREEK,
                new ScriptedDice().d6(2, 1).d6(6, 6, 6, 6, 6, 6, 6, 6).d6(3, 4, 3, 4));
        played.greek("stratagem counter=sacrifice").greek("pass");
        assertThat(played.war().status().fell()).containsExactly(new CounterId("leonidas"));
        // 32 points at Thermopylae, a 2 with 1 and 1: a 4 in the column 61-80 is 3T, doubled: two units of 5.
        assertThat(played.side(PERSIAN).army().size()).isEqualTo(4);
    }

    @Rule("11.2-genius")
    @Test
    void geniusDoublesTheValueOfThemistoclesAtSea() {
        Table table = Table.empty()
                .fleet(GREEK, 1, "sea-andros", "athens-3")
                .aboard(GREEK, "themistocles", 1, "")
                .fleet(PERSIAN, 1, "sea-andros", "persia-5")
                .hand(GREEK, "genius", "oracle");
        Battle battle = TestBattles.atSea(table.war(), "sea-andros", GREEK);
        Played played = table.step(
                        new Step.Segment(GREEK, true, 0),
                        Active.of(new Force(GREEK, new ZoneId("sea-andros"), CounterId.list("themistocles"))),
                        battle)
                .play();
        played.greek("stratagem counter=genius");
        Battle now = played.war().battle().orElseThrow();
        assertThat(Table.RULES.battles().sea().reckon(played.war(), now, GREEK).added())
                .containsExactly(new Part("leader", 4));
    }

    @Rule("11.2-no-quarter")
    @Test
    void noQuarterMakesHoplitesPursue() {
        Table table = lines().hand(GREEK, "no-quarter");
        Battle battle = TestBattles.formed(table.war(), "thermopylae")
                .lost(PERSIAN, true)
                .withStage(Battle.Stage.MERCY);
        Played played = table.step(new Step.Segment(GREEK, true, 0), Active.of(battle.force(GREEK)), battle)
                .play(new ScriptedDice().d6(6));
        played.greek("stratagem counter=no-quarter");
        assertThat(played.war().status().noMercy()).isTrue();
        assertThat(played.events(CombatRolled.class).getFirst().volley().points())
                .isEqualTo(32);
    }

    @Rule("11.2-reconnaissance")
    @Test
    void scoutsShowAForceToTheirSideAlone() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .leader(PERSIAN, "xerxes", "thessaly", "2*pe-spara")
                .hand(GREEK, "reconnaissance")
                .play();
        played.greek("stratagem counter=reconnaissance aim=thessaly");
        Seen<War> own = Table.game().conceal(played.war(), GREEK.seat());
        Seen<War> other = Table.game().conceal(played.war(), Viewer.EVERYONE);
        assertThat(own.position().sightings().getFirst().troops()).isEqualTo(Table.troops("2*pe-spara"));
        assertThat(other.position().sightings()).isEmpty();
    }

    @Rule("11.2-tempest")
    @Test
    void theTempestStrikesAllInItsZoneAndGoesBack() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .fleet(GREEK, 1, "sea-andros", "athens-1", "athens-3")
                .fleet(PERSIAN, 1, "sea-andros", "persia-2", "persia-5")
                .hand(GREEK, "tempest")
                .play(new ScriptedDice().d6(2, 6));
        played.greek("stratagem counter=tempest aim=sea-andros");
        assertThat(played.side(GREEK)
                        .vessel(new CounterId("fleet-g1"))
                        .orElseThrow()
                        .types())
                .containsExactly("athens-3");
        assertThat(played.side(PERSIAN)
                        .vessel(new CounterId("fleet-p1"))
                        .orElseThrow()
                        .types())
                .containsExactly("persia-5");
        assertThat(played.war().pool().counters()).contains("tempest");
    }

    @Rule("11.2-ostracism")
    @Test
    void ostracismRemovesAnAthenianAndHisUnitsStay() {
        Table table = Table.empty()
                .leader(GREEK, "strategos3", "attica", "gr-athens-hop")
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .hand(PERSIAN, "ostracism")
                .step(new Step.Segment(PERSIAN, false, 0));
        Played played = table.play();
        played.refused(PERSIAN, "stratagem counter=ostracism aim=leonidas");
        played.persian("stratagem counter=ostracism aim=strategos3");
        assertThat(played.side(GREEK).chief(new CounterId("strategos3"))).isEmpty();
        assertThat(played.side(GREEK).pile(new ZoneId("attica")).all()).isEqualTo(Table.troops("gr-athens-hop"));
        assertThat(played.war().status().fell()).isEmpty();
    }

    @Rule("11.2-intrigues")
    @Test
    void intriguesSendXerxesAndFiveUnitsHome() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .leader(PERSIAN, "xerxes", "antandros", "3*pe-imm-a 3*pe-spara")
                .hand(GREEK, "intrigues")
                .play();
        played.greek("stratagem counter=intrigues");
        played.refused(GREEK, "losses units=pe-imm-a");
        played.greek("losses units=pe-imm-a,pe-imm-a,pe-imm-a,pe-spara,pe-spara");
        assertThat(played.side(PERSIAN).army()).isEqualTo(Table.troops("pe-spara"));
        assertThat(played.war().status().gone()).containsExactly(new CounterId("xerxes"));
        assertThat(played.step()).isInstanceOf(Step.Segment.class);
    }

    @Rule({"11.2-isolationism", "11.2-panhellenism"})
    @Test
    void isolationGathersTheSpartansUntilPanhellenism() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "boeotia", "gr-sparta-hop gr-athens-hop")
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .hand(PERSIAN, "isolationism")
                .hand(GREEK, "panhellenism", "panhellenism")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play();
        played.persian("stratagem counter=isolationism");
        assertThat(played.awaited()).containsExactly("greeks");
        played.refused(GREEK, "redeploy zone=corinth what=all");
        played.greek("redeploy zone=elis what=all");
        assertThat(played.side(GREEK)
                        .chief(new CounterId("leonidas"))
                        .orElseThrow()
                        .place())
                .isEqualTo(new ZoneId("elis"));
        assertThat(played.side(GREEK).pile(new ZoneId("boeotia")).all()).isEqualTo(Table.troops("gr-athens-hop"));
        played.persian("pass").greek("stratagem counter=panhellenism");
        assertThat(played.war().status().isolation()).isFalse();
        played.greek("stratagem counter=panhellenism");
        assertThat(played.war().status().union()).isTrue();
    }

    private static Table politics() {
        return Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .change(war -> war.withProvinces(List.of(
                        new Province(new ZoneId("argolis"), Optional.empty(), Table.troops("ne-argos")),
                        new Province(new ZoneId("thessaly"), Optional.of(PERSIAN), Troops.NONE))));
    }

    @Rule({"14.3-political", "11.2-manoeuvres", "11.2-oracle"})
    @Test
    void aNeutralProvinceJoinsWhoReachesItsNumber() {
        Played played = politics().hand(GREEK, "manoeuvres").play(new ScriptedDice().d6(1, 3));
        played.greek("political province=argolis action-points=2 manoeuvres=1");
        // 4 on the dice, 2 points, 4 by Political Manoeuvres: 10 is what Argolis asks of a Greek.
        assertThat(played.events(PoliticsTried.class).getFirst().success()).isTrue();
        assertThat(played.side(GREEK).pile(new ZoneId("argolis")).all()).isEqualTo(Table.troops("ne-argos"));
        assertThat(played.side(GREEK).points()).isEqualTo(8);
        played.refused(GREEK, "political province=argolis action-points=1");
    }

    @Rule({"14.3-political", "ruling-political"})
    @Test
    void anEnemyProvinceBecomesNeutralFirstAndTheWindowClosesWithTheFirstActivation() {
        Played played = politics()
                .unled(PERSIAN, "phthiotis", "ne-thessaly-inf")
                .points(GREEK, 10)
                .play(new ScriptedDice().d6(6, 6));
        played.greek("political province=thessaly action-points=3");
        assertThat(played.war().province(new ZoneId("thessaly")).orElseThrow().side())
                .isEmpty();
        played.greek("activate counter=leonidas").greek("done");
        assertThat(played.verbs(GREEK)).doesNotContain("political");
    }

    @Rule({"14", "14.1", "14.2", "14.3", "1.3", "4.3"})
    @Test
    void eachScenarioBeginsWithItsForcesAndTheSetUpUnseen() {
        for (String id : List.of(Printed.REVOLT, Printed.MARATHON, Printed.SECOND_WAR)) {
            War war = new Referee()
                    .start(Table.game(), Table.setup(id), new SeededDice(7))
                    .state();
            assertThat(war.step()).isInstanceOf(Step.Reorganise.class);
            assertThat(Table.game().rules().awaited(war)).hasSize(2);
            assertThat(war.status().isolation()).isEqualTo(id.equals(Printed.MARATHON));
        }
        War second = Table.game().rules().setUp(Table.setup(Printed.SECOND_WAR));
        assertThat(Table.RULES.victory().commander(second, GREEK)).contains(new CounterId("leonidas"));
        assertThat(Table.RULES.victory().commander(second, PERSIAN)).contains(new CounterId("xerxes"));
    }

    @Rule({"14.1", "ruling-revolt"})
    @Test
    void theRevoltEndsWhenMiletusAndEphesusFall() {
        Table table = Table.empty(Printed.REVOLT)
                .leader(PERSIAN, "mardonius", "ephesus", "pe-spara")
                .marker("phocaea", PERSIAN)
                .marker("erythrae", PERSIAN)
                .unled(PERSIAN, "miletus", "pe-spara")
                .step(new Step.Segment(PERSIAN, false, 0));
        Played played = table.play();
        played.persian("activate counter=mardonius");
        assertThat(played.step()).isEqualTo(new Step.Over(PERSIAN, "revolt-crushed"));
        assertThat(Table.game()
                        .rules()
                        .result(played.war())
                        .orElseThrow()
                        .reason()
                        .rule())
                .as("as the report cites it")
                .contains("14.1");
        Seen<War> open = Table.game().conceal(played.war(), Viewer.EVERYONE);
        assertThat(Table.game().views().of(open).brief())
                .extracting(line -> line.text().key())
                .contains("brief.points.over")
                .doesNotContain("brief.points");
    }

    @Rule({"14.1", "ruling-revolt"})
    @Test
    void theFirstFallOfOneSendsAlliesHome() {
        Played played = Table.empty(Printed.REVOLT)
                .leader(PERSIAN, "mardonius", "miletus", "pe-spara")
                .leader(GREEK, "strategos2", "ephesus", "2*gr-athens-hop gr-eretria")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(2));
        played.persian("activate counter=mardonius");
        assertThat(played.side(GREEK).army()).isEqualTo(Table.troops("gr-eretria"));
    }

    @Rule({"14.2", "ruling-eretria"})
    @Test
    void marathonNeedsEretriaDestroyedAndBurntAndAthensHeld() {
        Table table = Table.empty(Printed.MARATHON)
                .scorched("eretria")
                .change(war -> war.withGround(war.ground().destroy(new ZoneId("eretria"))));
        assertThat(Table.RULES.victory().marathon(table.war())).isFalse();
        table.unled(PERSIAN, "attica", "pe-spara");
        assertThat(Table.RULES.victory().marathon(table.war())).isTrue();
    }

    @Rule({"14.3", "4.4", "ruling-guards"})
    @Test
    void xerxesLeavesInWinterWithHalfHisGuardAndPausaniasComesInSpring() {
        Table table = Table.empty()
                .turn(2)
                .leader(PERSIAN, "xerxes", "antandros", "3*pe-imm-a 2*pe-imm-b pe-spara")
                .leader(PERSIAN, "mardonius", "antandros", "")
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop");
        Played winter = table.step(new Step.Segment(GREEK, false, 1)).play(new ScriptedDice().d6(1, 1));
        winter.greek("pass");
        assertThat(winter.side(PERSIAN).chief(new CounterId("xerxes"))).isEmpty();
        assertThat(winter.side(PERSIAN).army()).isEqualTo(Table.troops("2*pe-imm-b pe-spara"));
        assertThat(Table.RULES.victory().commander(winter.war(), PERSIAN)).contains(new CounterId("mardonius"));
        Played spring = table.turn(3).play(new ScriptedDice().d6(1, 1));
        spring.greek("pass");
        assertThat(spring.side(GREEK)
                        .chief(new CounterId("pausanias"))
                        .orElseThrow()
                        .place())
                .isEqualTo(new ZoneId("laconia"));
    }

    @Rule("14.3")
    @Test
    void thePersianNeedsTheFourProvincesAndLaconiaForAll() {
        Table table = Table.empty()
                .turn(7)
                .unled(PERSIAN, "attica", "pe-spara")
                .unled(PERSIAN, "megaris", "pe-spara")
                .unled(PERSIAN, "corinth", "pe-spara")
                .unled(PERSIAN, "eretria", "pe-spara")
                .leader(PERSIAN, "xerxes", "laconia", "pe-spara")
                .leader(GREEK, "pausanias", "elis", "gr-corinth")
                .step(new Step.Segment(GREEK, false, 1));
        Played played = table.play();
        played.greek("pass");
        assertThat(played.step()).isEqualTo(new Step.Over(PERSIAN, "persian-total"));
    }

    @Rule({"4", "3", "11.2", "11.1"})
    @Test
    void othersSeeCountersAndNotWhatTheyAre() {
        War war = Table.empty()
                .leader(GREEK, "leonidas", "attica", "gr-sparta-hop")
                .leader(GREEK, "dummy-g1", "attica", "")
                .hand(GREEK, "oracle")
                .war();
        Seen<War> seen = Table.game().conceal(war, PERSIAN.seat());
        assertThat(seen.position().side(GREEK).chiefs()).isEmpty();
        assertThat(seen.position().side(GREEK).counters(new ZoneId("attica"))).isEqualTo(2);
        assertThat(seen.position().side(GREEK).purse()).isEmpty();
        assertThat(seen.position().side(GREEK).hand().held()).isEmpty();
        assertThat(seen.position().side(GREEK).hand().size()).isEqualTo(1);
        assertThat(Table.game().conceal(seen.position(), PERSIAN.seat())).isEqualTo(seen);
    }

    @Rule("7.6")
    @Test
    void aRoutedUnitCanBeHurtInThePursuit() {
        Table table = Table.empty()
                .status(new CampaignStatus(false, true, false, false, Set.of(), List.of(), List.of(), List.of()))
                .leader(GREEK, "miltiades", "locris", "4*gr-athens-hop")
                .leader(PERSIAN, "datis", "locris", "2*pe-arch");
        Battle battle = TestBattles.formed(table.war(), "locris")
                .with(PERSIAN, BattleSide.FRESH.withOut(Table.troops("2*pe-arch")))
                .lost(PERSIAN, true)
                .withStage(Battle.Stage.PURSUIT_LOSSES);
        Battle owing = battle.with(PERSIAN, battle.side(PERSIAN).owing(3, false, false));
        assertThat(Table.RULES.battles().choice(table.war(), owing, PERSIAN).next(List.of()))
                .containsExactly("pe-arch");
    }
}
