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
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Province;
import strategos.engine.seat.Viewer;

/** Stratagems, politics, scenarios, and what stays hidden. */
class StratagemsTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    private static Table lines() {
        return Table.empty()
                .leader(GREEK, "leonidas", "thermopyle", "4*gr-sparta-hop")
                .leader(PERSIAN, "mardonios", "thermopyle", "6*pe-spara");
    }

    private static Played opening(Table table, Side side, ScriptedDice dice) {
        Battle battle = TestBattles.formed(table.war(), "thermopyle")
                .withStage(side == GREEK ? Battle.Stage.OPENING_ACTIVE : Battle.Stage.OPENING_PASSIVE);
        return table.step(new Step.Segment(GREEK, true, 0), Active.of(battle.force(GREEK)), battle)
                .play(dice);
    }

    @Rule({"11.2", "11.2-trahison", "5.4-thermopylae"})
    @Test
    void treasonGivesTwoColumnsAndTakesAwayThePass() {
        Played played = opening(lines().hand(PERSIAN, "trahison", "oracle"), PERSIAN, new ScriptedDice());
        played.persian("stratagem counter=trahison");
        Battle battle = played.war().battle().orElseThrow();
        LandCombat land = Table.RULES.landCombat();
        assertThat(land.reckon(played.war(), battle, PERSIAN, CombatPhase.MELEE).shifts())
                .containsExactly(new Part("trahison", 2));
        assertThat(land.reckon(played.war(), battle, GREEK, CombatPhase.MELEE).shifts())
                .isEmpty();
        assertThat(played.side(PERSIAN).hand().held()).containsExactly("oracle");
    }

    @Rule("11.2-oracle")
    @Test
    void theOracleHelpsOnEvenAndHarmsOnOdd() {
        Played played = opening(lines().hand(GREEK, "oracle", "genie"), GREEK, new ScriptedDice().d6(3));
        played.greek("stratagem counter=oracle aim=melee");
        Battle battle = played.war().battle().orElseThrow();
        assertThat(battle.side(GREEK).oracle()).isEqualTo(-2);
        assertThat(Table.RULES
                        .landCombat()
                        .reckon(played.war(), battle, GREEK, CombatPhase.MELEE)
                        .added())
                .contains(new Part("oracle", -2));
    }

    @Rule("11.2-sacrifice")
    @Test
    void leonidasSacrificeDoublesTheLossesAndHeDies() {
        Played played = opening(
                lines().leader(GREEK, "eurybiades", "thermopyle", "").hand(GREEK, "sacrifice", "oracle"),
                GREEK,
                new ScriptedDice().d6(2, 1).d6(6, 6, 6, 6, 6, 6, 6, 6).d6(3, 4, 3, 4));
        played.greek("stratagem counter=sacrifice").greek("pass");
        assertThat(played.war().status().fell()).containsExactly("leonidas");
        // 32 points at Thermopylae, a 2 with 1 and 1: a 4 in the column 61-80 is 3T, doubled: two units of 5.
        assertThat(played.side(PERSIAN).army().size()).isEqualTo(4);
    }

    @Rule("11.2-genie")
    @Test
    void geniusDoublesTheValueOfThemistoclesAtSea() {
        Table table = Table.empty()
                .fleet(GREEK, 1, "sea-andros", "athens-3")
                .aboard(GREEK, "themistocle", 1, "")
                .fleet(PERSIAN, 1, "sea-andros", "persia-5")
                .hand(GREEK, "genie", "oracle");
        Battle battle = TestBattles.atSea(table.war(), "sea-andros", GREEK);
        Played played = table.step(
                        new Step.Segment(GREEK, true, 0),
                        Active.of(new Force(GREEK, "sea-andros", List.of("themistocle"))),
                        battle)
                .play();
        played.greek("stratagem counter=genie");
        Battle now = played.war().battle().orElseThrow();
        assertThat(Table.RULES.seaCombat().reckon(played.war(), now, GREEK).added())
                .containsExactly(new Part("leader", 4));
    }

    @Rule("11.2-pas-de-quartier")
    @Test
    void noQuarterMakesHoplitesPursue() {
        Table table = lines().hand(GREEK, "pas-de-quartier");
        Battle battle =
                TestBattles.formed(table.war(), "thermopyle").lost(PERSIAN, true).withStage(Battle.Stage.MERCY);
        Played played = table.step(new Step.Segment(GREEK, true, 0), Active.of(battle.force(GREEK)), battle)
                .play(new ScriptedDice().d6(6));
        played.greek("stratagem counter=pas-de-quartier");
        assertThat(played.war().status().noMercy()).isTrue();
        assertThat(played.events(CombatRolled.class).getFirst().volley().points())
                .isEqualTo(32);
    }

    @Rule("11.2-reconnaissance")
    @Test
    void scoutsShowAForceToTheirSideAlone() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "laconie", "gr-sparta-hop")
                .leader(PERSIAN, "xerxes", "thessalie", "2*pe-spara")
                .hand(GREEK, "reconnaissance")
                .play();
        played.greek("stratagem counter=reconnaissance aim=thessalie");
        Seen<War> own = Table.game().conceal(played.war(), GREEK.seat());
        Seen<War> other = Table.game().conceal(played.war(), Viewer.EVERYONE);
        assertThat(own.position().sightings().getFirst().troops()).isEqualTo(Table.troops("2*pe-spara"));
        assertThat(other.position().sightings()).isEmpty();
    }

    @Rule("11.2-tempete")
    @Test
    void theTempestStrikesAllInItsZoneAndGoesBack() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "laconie", "gr-sparta-hop")
                .fleet(GREEK, 1, "sea-andros", "athens-1", "athens-3")
                .fleet(PERSIAN, 1, "sea-andros", "persia-2", "persia-5")
                .hand(GREEK, "tempete")
                .play(new ScriptedDice().d6(2, 6));
        played.greek("stratagem counter=tempete aim=sea-andros");
        assertThat(played.side(GREEK).vessel("fleet-g1").orElseThrow().types()).containsExactly("athens-3");
        assertThat(played.side(PERSIAN).vessel("fleet-p1").orElseThrow().types())
                .containsExactly("persia-5");
        assertThat(played.war().pool().counters()).contains("tempete");
    }

    @Rule("11.2-ostracisme")
    @Test
    void ostracismRemovesAnAthenianAndHisUnitsStay() {
        Table table = Table.empty()
                .leader(GREEK, "stratege3", "attique", "gr-athens-hop")
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .hand(PERSIAN, "ostracisme")
                .step(new Step.Segment(PERSIAN, false, 0));
        Played played = table.play();
        played.refused(PERSIAN, "stratagem counter=ostracisme aim=leonidas");
        played.persian("stratagem counter=ostracisme aim=stratege3");
        assertThat(played.side(GREEK).chief("stratege3")).isEmpty();
        assertThat(played.side(GREEK).pile("attique").all()).isEqualTo(Table.troops("gr-athens-hop"));
        assertThat(played.war().status().fell()).isEmpty();
    }

    @Rule("11.2-intrigues")
    @Test
    void intriguesSendXerxesAndFiveUnitsHome() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "laconie", "gr-sparta-hop")
                .leader(PERSIAN, "xerxes", "antandros", "3*pe-imm-a 3*pe-spara")
                .hand(GREEK, "intrigues")
                .play();
        played.greek("stratagem counter=intrigues");
        played.refused(GREEK, "losses units=pe-imm-a");
        played.greek("losses units=pe-imm-a,pe-imm-a,pe-imm-a,pe-spara,pe-spara");
        assertThat(played.side(PERSIAN).army()).isEqualTo(Table.troops("pe-spara"));
        assertThat(played.war().status().gone()).containsExactly("xerxes");
        assertThat(played.step()).isInstanceOf(Step.Segment.class);
    }

    @Rule({"11.2-isolationnisme", "11.2-panhellenisme"})
    @Test
    void isolationGathersTheSpartansUntilPanhellenism() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "beotie", "gr-sparta-hop gr-athens-hop")
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .hand(PERSIAN, "isolationnisme")
                .hand(GREEK, "panhellenisme", "panhellenisme")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play();
        played.persian("stratagem counter=isolationnisme");
        assertThat(played.awaited()).containsExactly("greeks");
        played.refused(GREEK, "redeploy zone=corinthe what=all");
        played.greek("redeploy zone=elide what=all");
        assertThat(played.side(GREEK).chief("leonidas").orElseThrow().place()).isEqualTo("elide");
        assertThat(played.side(GREEK).pile("beotie").all()).isEqualTo(Table.troops("gr-athens-hop"));
        played.persian("pass").greek("stratagem counter=panhellenisme");
        assertThat(played.war().status().isolation()).isFalse();
        played.greek("stratagem counter=panhellenisme");
        assertThat(played.war().status().union()).isTrue();
    }

    private static Table politics() {
        return Table.empty()
                .leader(GREEK, "leonidas", "laconie", "gr-sparta-hop")
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .change(war -> war.withProvinces(List.of(
                        new Province("argolide", Optional.empty(), Table.troops("ne-argos")),
                        new Province("thessalie", Optional.of(PERSIAN), Troops.NONE))));
    }

    @Rule({"14.3-political", "11.2-manoeuvres", "11.2-oracle"})
    @Test
    void aNeutralProvinceJoinsWhoReachesItsNumber() {
        Played played = politics().hand(GREEK, "manoeuvres").play(new ScriptedDice().d6(1, 3));
        played.greek("political province=argolide pa=2 manoeuvres=1");
        // 4 on the dice, 2 points, 4 by Manœuvres: 10 is what Argolis asks of a Greek.
        assertThat(played.events(PoliticsTried.class).getFirst().success()).isTrue();
        assertThat(played.side(GREEK).pile("argolide").all()).isEqualTo(Table.troops("ne-argos"));
        assertThat(played.side(GREEK).purse().left()).isEqualTo(8);
        played.refused(GREEK, "political province=argolide pa=1");
    }

    @Rule({"14.3-political", "ruling-political"})
    @Test
    void anEnemyProvinceBecomesNeutralFirstAndTheWindowClosesWithTheFirstActivation() {
        Played played = politics()
                .unled(PERSIAN, "phthiotide", "ne-thessalie-inf")
                .points(GREEK, 10)
                .play(new ScriptedDice().d6(6, 6));
        played.greek("political province=thessalie pa=3");
        assertThat(played.war().province("thessalie").orElseThrow().side()).isEmpty();
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
        assertThat(Table.RULES.victory().commander(second, GREEK)).contains("leonidas");
        assertThat(Table.RULES.victory().commander(second, PERSIAN)).contains("xerxes");
    }

    @Rule({"14.1", "ruling-revolt"})
    @Test
    void theRevoltEndsWhenMiletusAndEphesusFall() {
        Table table = Table.empty(Printed.REVOLT)
                .leader(PERSIAN, "mardonios", "ephese", "pe-spara")
                .marker("phocee", PERSIAN)
                .marker("erythrees", PERSIAN)
                .unled(PERSIAN, "milet", "pe-spara")
                .step(new Step.Segment(PERSIAN, false, 0));
        Played played = table.play();
        played.persian("activate counter=mardonios");
        assertThat(played.step()).isEqualTo(new Step.Over(PERSIAN, "revolt-crushed"));
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
                .leader(PERSIAN, "mardonios", "milet", "pe-spara")
                .leader(GREEK, "stratege2", "ephese", "2*gr-athens-hop gr-eretrie")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(2));
        played.persian("activate counter=mardonios");
        assertThat(played.side(GREEK).army()).isEqualTo(Table.troops("gr-eretrie"));
    }

    @Rule({"14.2", "ruling-eretria"})
    @Test
    void marathonNeedsEretriaDestroyedAndBurntAndAthensHeld() {
        Table table = Table.empty(Printed.MARATHON)
                .scorched("eretrie")
                .change(war -> war.withGround(war.ground().destroy("eretrie")));
        assertThat(Table.RULES.victory().marathon(table.war())).isFalse();
        table.unled(PERSIAN, "attique", "pe-spara");
        assertThat(Table.RULES.victory().marathon(table.war())).isTrue();
    }

    @Rule({"14.3", "4.4", "ruling-guards"})
    @Test
    void xerxesLeavesInWinterWithHalfHisGuardAndPausaniasComesInSpring() {
        Table table = Table.empty()
                .turn(2)
                .leader(PERSIAN, "xerxes", "antandros", "3*pe-imm-a 2*pe-imm-b pe-spara")
                .leader(PERSIAN, "mardonios", "antandros", "")
                .leader(GREEK, "leonidas", "laconie", "gr-sparta-hop");
        Played winter = table.step(new Step.Segment(GREEK, false, 1)).play(new ScriptedDice().d6(1, 1));
        winter.greek("pass");
        assertThat(winter.side(PERSIAN).chief("xerxes")).isEmpty();
        assertThat(winter.side(PERSIAN).army()).isEqualTo(Table.troops("2*pe-imm-b pe-spara"));
        assertThat(Table.RULES.victory().commander(winter.war(), PERSIAN)).contains("mardonios");
        Played spring = table.turn(3).play(new ScriptedDice().d6(1, 1));
        spring.greek("pass");
        assertThat(spring.side(GREEK).chief("pausanias").orElseThrow().place()).isEqualTo("laconie");
    }

    @Rule("14.3")
    @Test
    void thePersianNeedsTheFourProvincesAndLaconiaForAll() {
        Table table = Table.empty()
                .turn(7)
                .unled(PERSIAN, "attique", "pe-spara")
                .unled(PERSIAN, "megaride", "pe-spara")
                .unled(PERSIAN, "corinthe", "pe-spara")
                .unled(PERSIAN, "eretrie", "pe-spara")
                .leader(PERSIAN, "xerxes", "laconie", "pe-spara")
                .leader(GREEK, "pausanias", "elide", "gr-corinthe")
                .step(new Step.Segment(GREEK, false, 1));
        Played played = table.play();
        played.greek("pass");
        assertThat(played.step()).isEqualTo(new Step.Over(PERSIAN, "persian-total"));
    }

    @Rule({"4", "3", "11.2", "11.1"})
    @Test
    void othersSeeCountersAndNotWhatTheyAre() {
        War war = Table.empty()
                .leader(GREEK, "leonidas", "attique", "gr-sparta-hop")
                .leader(GREEK, "dummy-g1", "attique", "")
                .hand(GREEK, "oracle")
                .war();
        Seen<War> seen = Table.game().conceal(war, PERSIAN.seat());
        assertThat(seen.position().side(GREEK).chiefs()).isEmpty();
        assertThat(seen.position().side(GREEK).counters("attique")).isEqualTo(2);
        assertThat(seen.position().side(GREEK).purse().left()).isEqualTo(-1);
        assertThat(seen.position().side(GREEK).hand().held()).isEmpty();
        assertThat(seen.position().side(GREEK).hand().size()).isEqualTo(1);
        assertThat(Table.game().conceal(seen.position(), PERSIAN.seat())).isEqualTo(seen);
    }

    @Rule("7.6")
    @Test
    void aRoutedUnitCanBeHurtInThePursuit() {
        Table table = Table.empty()
                .status(new CampaignStatus(false, true, false, false, Set.of(), List.of(), List.of(), List.of()))
                .leader(GREEK, "miltiade", "locride", "4*gr-athens-hop")
                .leader(PERSIAN, "datis", "locride", "2*pe-arch");
        Battle battle = TestBattles.formed(table.war(), "locride")
                .with(PERSIAN, BattleSide.FRESH.withOut(Table.troops("2*pe-arch")))
                .lost(PERSIAN, true)
                .withStage(Battle.Stage.PURSUIT_LOSSES);
        Battle owing = battle.with(PERSIAN, battle.side(PERSIAN).owing(3, false, false));
        assertThat(Table.RULES.battles().choice(table.war(), owing, PERSIAN).next(List.of()))
                .containsExactly("pe-arch");
    }
}
