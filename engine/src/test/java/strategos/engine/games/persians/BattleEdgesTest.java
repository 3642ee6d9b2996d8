package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.battle.BattleEvents.AnswersOpened;
import strategos.engine.games.persians.battle.BattleEvents.DangerRolled;
import strategos.engine.games.persians.battle.BattleEvents.MoraleTested;
import strategos.engine.games.persians.losses.LossEvents.Cause;
import strategos.engine.games.persians.losses.LossEvents.ShipsLost;
import strategos.engine.games.persians.losses.LossEvents.UnitsLost;
import strategos.engine.games.persians.movement.MovementEvents.AttritionRolled;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.BattleSide.Will;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.UnledStacks.UnledStack;
import strategos.engine.games.persians.war.ZoneId;

/** What a battle leaves behind: losses, dead commanders, retreats, and the activation under way. */
class BattleEdgesTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    /** Greeks with two kinds of units, so that they are asked about a loss of four points. */
    private static Table field(String zone, String persian, String units) {
        return Table.empty()
                .leader(GREEK, "miltiades", zone, "4*gr-athens-hop 2*gr-athens-4c")
                .leader(PERSIAN, persian, zone, units);
    }

    private static Battle owing(Table table, String zone, Side active, BattleSide persian) {
        Battle battle = TestBattles.formed(table.war(), zone);
        Battle of = active == GREEK
                ? battle
                : Battle.of(battle.force(PERSIAN), battle.force(GREEK), Optional.empty(), 0, 0);
        return of.with(GREEK, BattleSide.FRESH.owing(4, false, false))
                .with(PERSIAN, persian)
                .withStage(Battle.Stage.MELEE_LOSSES);
    }

    private static Played fighting(Table table, Battle battle, UnaryOperator<Active> active, ScriptedDice dice) {
        Side side = battle.active().side();
        return table.step(new Step.Segment(side, true, 0), active.apply(Active.of(battle.active())), battle)
                .play(dice);
    }

    private static Played fighting(Table table, Battle battle, ScriptedDice dice) {
        return fighting(table, battle, active -> active, dice);
    }

    private static Active marched(Active active) {
        ZoneId zone = active.force().place();
        return active.enters(zone).enters(zone).enters(zone);
    }

    @Rule({"5.3", "4.1", "5.1"})
    @Test
    void whoWipesOutTheEnemyMarchesOnAndOwesNothingForTheZonesBefore() {
        Table table = field("locris", "datis", "pe-spara");
        Battle battle = owing(table, "locris", GREEK, BattleSide.FRESH.owing(5, false, false));
        Played played = fighting(table, battle, BattleEdgesTest::marched, new ScriptedDice());
        played.greek("losses units=gr-athens-4c");
        Active active = played.war().acting().orElseThrow();
        assertThat(active.toll()).isZero();
        assertThat(active.zones()).isEqualTo(3);
        played.greek("done");
        assertThat(played.events(AttritionRolled.class)).isEmpty();
    }

    @Rule({"5.3", "7", "ruling-run"})
    @Test
    void afterABattleEndedByAgreementTheMarchIsPaidForAndItsZonesCountOn() {
        Table table = field("locris", "datis", "2*pe-spara");
        Battle battle = TestBattles.formed(table.war(), "locris").withStage(Battle.Stage.ROUND_END);
        Played played = fighting(table, battle, BattleEdgesTest::marched, new ScriptedDice().d6(1, 1));
        played.greek("fight will=accord").persian("fight will=accord");
        assertThat(played.events(AttritionRolled.class)).hasSize(1);
        played.greek("march path=boeotia").greek("done");
        assertThat(played.events(AttritionRolled.class))
                .extracting(AttritionRolled::column)
                .containsExactly(3, 4);
    }

    @Rule({"5.3", "7.6", "ruling-run"})
    @Test
    void aBeatenMarchIsPaidForBeforeAnybodyMeetsItWhereItRetreats() {
        Table table = field("locris", "datis", "2*pe-spara").leader(PERSIAN, "artabazus", "boeotia", "pe-spara");
        Battle battle =
                TestBattles.formed(table.war(), "locris").lost(GREEK, false).withStage(Battle.Stage.RETREAT);
        Played played = fighting(table, battle, BattleEdgesTest::marched, new ScriptedDice().d6(6));
        played.greek("retreat zone=boeotia");
        assertThat(played.step()).isInstanceOf(Step.Entry.class);
        assertThat(played.events(AttritionRolled.class)).hasSize(1);
        assertThat(played.side(GREEK).army().size()).isEqualTo(5);
    }

    @Rule({"5.3", "5.2", "ruling-run"})
    @ParameterizedTest
    @CsvSource({"true, false, 1", "false, true, 1", "false, false, 0"})
    void whoWasLeftOnTheWayPaysAlsoWhenTheCommanderIsGone(boolean parted, boolean left, int rolls) {
        Table table = field("locris", "mardonius", "pe-spara");
        if (parted) {
            table.leader(PERSIAN, "artabazus", "phthiotis", "pe-arch pe-hcav");
        }
        if (left) {
            table.change(
                    war -> war.with(war.persian().lay(new ZoneId("phthiotis"), Table.troops("pe-arch pe-hcav"), true)));
        }
        Battle battle = owing(table, "locris", PERSIAN, BattleSide.FRESH.owing(5, false, false));
        UnledStack behind = new UnledStack(new ZoneId("phthiotis"), Troops.NONE, Table.troops("pe-arch pe-hcav"));
        Played played = fighting(
                table,
                battle,
                active -> marched(active)
                        .withParted(CounterId.list("artabazus"))
                        .withLeft(parted ? List.of() : List.of(behind)),
                rolls == 0 ? new ScriptedDice() : new ScriptedDice().d6(5));
        played.greek("losses units=gr-athens-4c");
        assertThat(played.events(AttritionRolled.class)).hasSize(rolls);
        assertThat(played.side(PERSIAN).army()).isEqualTo(rolls == 0 ? Troops.NONE : Table.troops("pe-hcav"));
    }

    @Rule({"7.6", "7.3"})
    @Test
    void lossesOfARoundAreTakenOnceAndWithoutCavalryThePursuitCostsNothing() {
        Table table = field("locris", "datis", "3*pe-spara");
        Battle battle = owing(table, "locris", GREEK, BattleSide.FRESH.owing(5, false, false));
        Played played = fighting(table, battle, new ScriptedDice());
        played.greek("losses units=gr-athens-4c")
                .greek("fight will=on")
                .persian("fight will=break")
                .persian("retreat zone=phocis");
        assertThat(played.side(PERSIAN).army()).isEqualTo(Table.troops("2*pe-spara"));
        assertThat(played.events(AnswersOpened.class)).containsExactly(new AnswersOpened(Will.ON, Will.BREAK));
    }

    /** Two archers test, the first of them already disorganised; 8 is what they need, the commander adds 2. */
    @Rule("7.4")
    @ParameterizedTest
    @CsvSource({"2, 3, 3, 3, 1, 0, 1", "3, 3, 2, 3, 2, 1, 0", "2, 3, 2, 3, 1, 1, 1", "3, 3, 3, 3, 2, 0, 0"})
    void whoIsOutOfOrderAndFailsIsGoneAndWhoFailsFirstIsOutOfOrder(
            int one, int two, int three, int four, int left, int broken, int fled) {
        Table table = field("locris", "mardonius", "2*pe-arch 2*pe-imm-b");
        BattleSide persian = BattleSide.FRESH.withOut(Table.troops("pe-arch")).owing(0, false, true);
        Battle battle = owing(table, "locris", GREEK, persian);
        Played played = fighting(
                table, battle, new ScriptedDice().d6(one, two, three, four).d6(6, 6, 6, 6));
        played.greek("losses units=gr-athens-4c");
        MoraleTested tested = played.events(MoraleTested.class).getFirst();
        assertThat(tested.broken().size()).isEqualTo(broken);
        assertThat(tested.fled().size()).isEqualTo(fled);
        assertThat(played.side(PERSIAN).army().count("pe-arch")).isEqualTo(left);
        List<UnitsLost> lost = played.events(UnitsLost.class).stream()
                .filter(loss -> loss.why() == Cause.FLED)
                .toList();
        assertThat(lost).hasSize(fled);
    }

    @Rule({"7.5", "14.3", "4.4"})
    @Test
    void theMatchEndsAtOnceWhenXerxesFalls() {
        Table table = field("locris", "xerxes", "4*pe-spara").leader(PERSIAN, "mardonius", "locris", "");
        Battle battle = owing(table, "locris", GREEK, BattleSide.FRESH.withRolled(true));
        ScriptedDice dice = new ScriptedDice().d6(6, 6, 2);
        Played played = fighting(table, battle.with(GREEK, battle.side(GREEK).withRolled(true)), dice);
        played.greek("losses units=gr-athens-4c");
        assertThat(played.step()).isEqualTo(new Step.Over(GREEK, "xerxes"));
        assertThat(played.events(DangerRolled.class)).singleElement().satisfies(danger -> {
            assertThat(danger.dice()).containsExactly(6, 6);
            assertThat(danger.fate()).isEqualTo(2);
        });
        dice.assertUsedUp();
    }

    @Rule({"7.5", "4.2", "ruling-succession"})
    @Test
    void onlyWhoFollowedTheDeadFollowsTheNextInRank() {
        Table table = field("locris", "datis", "4*pe-spara")
                .leader(GREEK, "callimachus", "locris", "")
                .leader(GREEK, "strategos1", "locris", "")
                .leader(GREEK, "aeschines", "eretria", "gr-eretria")
                .change(war -> war.with(war.greek()
                        .with(war.greek()
                                .chief(new CounterId("callimachus"))
                                .orElseThrow()
                                .under(new CounterId("miltiades")))
                        .with(war.greek()
                                .chief(new CounterId("strategos1"))
                                .orElseThrow()
                                .under(new CounterId("miltiades")))));
        Battle battle = owing(table, "locris", GREEK, BattleSide.FRESH.withRolled(true));
        Played played = fighting(table, battle, new ScriptedDice().d6(1, 1, 4));
        played.greek("losses units=gr-athens-4c");
        assertThat(played.war().status().fell()).containsExactly(new CounterId("miltiades"));
        assertThat(boss(played, "strategos1")).contains(new CounterId("callimachus"));
        assertThat(boss(played, "callimachus")).isEmpty();
        assertThat(boss(played, "aeschines")).isEmpty();
    }

    private static Optional<CounterId> boss(Played played, String leader) {
        return played.side(GREEK).chief(new CounterId(leader)).orElseThrow().boss();
    }

    @Rule("11.2-sacrifice")
    @Test
    void theSacrificeDoublesTheLossesOfItsRoundAlone() {
        Table table = Table.empty()
                .leader(GREEK, "leonidas", "locris", "4*gr-sparta-hop 2*gr-sparta-4c")
                .leader(GREEK, "eurybiades", "locris", "")
                .leader(PERSIAN, "datis", "locris", "4*pe-spara");
        Battle battle = owing(table, "locris", GREEK, BattleSide.FRESH);
        Played played = fighting(table, battle.with(GREEK, battle.side(GREEK).withSacrifice(true)), new ScriptedDice());
        played.greek("losses units=gr-sparta-4c");
        assertThat(played.war().status().fell()).containsExactly(new CounterId("leonidas"));
        assertThat(played.war().fight().side(GREEK).sacrifice()).isFalse();
    }

    private static Played beaten(Table table, String zone) {
        Battle battle = TestBattles.formed(table.war(), zone).withStage(Battle.Stage.ROUND_END);
        return fighting(table, battle, new ScriptedDice())
                .greek("fight will=on")
                .persian("fight will=break");
    }

    @Rule({"7.6", "9.4"})
    @Test
    void onAnIslandTheBeatenGoAboardTheVesselWithMostRoom() {
        Table table = field("aegina", "datis", "2*pe-spara")
                .fleet(PERSIAN, 1, "sea-argolis", "persia-1")
                .fleet(PERSIAN, 2, "sea-argolis", "persia-5");
        Played played = beaten(table, "aegina");
        Chief datis = played.side(PERSIAN).chief(new CounterId("datis")).orElseThrow();
        assertThat(datis.vessel()).contains(new CounterId("fleet-p2"));
        assertThat(datis.troops()).isEqualTo(Table.troops("2*pe-spara"));
    }

    /** One naval point carries three points of foot: an Immortal fills it. */
    @Rule({"7.6", "9.4"})
    @Test
    void aFullFleetTakesNobodyAboard() {
        Table table = field("aegina", "datis", "2*pe-spara")
                .fleet(PERSIAN, 1, "sea-argolis", "persia-1")
                .aboard(PERSIAN, "anabasius", 1, "pe-imm-b");
        Played played = beaten(table, "aegina");
        assertThat(played.side(PERSIAN).chief(new CounterId("datis"))).isEmpty();
        assertThat(played.side(PERSIAN).army()).isEqualTo(Table.troops("pe-imm-b"));
    }

    @Rule({"13", "7.6"})
    @Test
    void aRetreatLiftsTheEnemysMarker() {
        Table table =
                field("locris", "datis", "2*pe-spara").marker("phocis", GREEK).marker("boeotia", GREEK);
        Played played = beaten(table, "locris").persian("retreat zone=phocis");
        assertThat(played.war().ground().marker(new ZoneId("phocis"))).isEmpty();
        assertThat(played.war().ground().marker(new ZoneId("boeotia"))).contains(GREEK);
    }

    private static Table sea(String... greek) {
        return Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .fleet(GREEK, 1, "sea-andros", greek)
                .fleet(PERSIAN, 1, "sea-andros", "persia-3", "persia-2");
    }

    private static Battle atSea(Table table, BattleSide greek, BattleSide persian) {
        return TestBattles.atSea(table.war(), "sea-andros", GREEK)
                .with(GREEK, greek)
                .with(PERSIAN, persian)
                .withStage(Battle.Stage.FIRE_LOSSES);
    }

    @Rule({"9.4", "9.3"})
    @Test
    void whatHasNoRoomOnTheShipsThatAreLeftIsLost() {
        Table table = sea("athens-3", "athens-1")
                .aboard(GREEK, "themistocles", 1, "2*gr-athens-hop")
                .fleet(GREEK, 2, "sea-andros", "corinth-3");
        Battle battle = atSea(table, BattleSide.FRESH.owing(3, false, false), BattleSide.FRESH);
        Played played = fighting(table, battle, new ScriptedDice());
        played.greek("losses units=athens-3");
        assertThat(played.side(GREEK)
                        .chief(new CounterId("themistocles"))
                        .orElseThrow()
                        .troops())
                .isEqualTo(Troops.NONE);
        assertThat(played.events(ShipsLost.class)).singleElement().satisfies(lost -> {
            assertThat(lost.vessel()).isEqualTo(new CounterId("fleet-g1"));
            assertThat(lost.gone()).isFalse();
        });
    }

    @Rule({"9.4", "9.3", "4.4"})
    @Test
    void withItsLastShipAFleetTakesAllAboardDown() {
        Table table = sea("athens-3", "athens-1")
                .fleet(GREEK, 2, "sea-andros", "corinth-3")
                .aboard(GREEK, "themistocles", 2, "2*gr-athens-hop");
        Battle battle = atSea(table, BattleSide.FRESH.owing(3, false, false), BattleSide.FRESH);
        Played played = fighting(table, battle, new ScriptedDice());
        played.greek("losses units=corinth-3");
        assertThat(played.side(GREEK).chief(new CounterId("themistocles"))).isEmpty();
        assertThat(played.war().status().fell()).containsExactly(new CounterId("themistocles"));
        assertThat(played.side(GREEK).army()).isEqualTo(Table.troops("gr-sparta-hop"));
        assertThat(played.events(ShipsLost.class))
                .singleElement()
                .satisfies(lost -> assertThat(lost.gone()).isTrue());
        List<UnitsLost> drowned = played.events(UnitsLost.class).stream()
                .filter(loss -> loss.why() == Cause.DROWNED)
                .toList();
        assertThat(drowned).singleElement().satisfies(loss -> {
            assertThat(loss.open()).isTrue();
            assertThat(loss.closesUndo())
                    .as("the enemy has seen who was aboard")
                    .isTrue();
        });
    }

    @Rule({"4.1", "4.4", "9.3"})
    @Test
    void anActivationEndsWhenItsLeaderGoesDownWithHisFleet() {
        Table table = sea("athens-1").aboard(GREEK, "themistocles", 1, "");
        Battle battle = atSea(table, BattleSide.FRESH.owing(1, false, false), BattleSide.FRESH.owing(2, false, false));
        Active active = Active.of(new Force(GREEK, new ZoneId("sea-andros"), CounterId.list("themistocles")));
        Played played = fighting(table, battle, before -> active, new ScriptedDice());
        played.persian("losses units=persia-2");
        assertThat(played.war().status().fell()).containsExactly(new CounterId("themistocles"));
        assertThat(played.step()).isInstanceOf(Step.Segment.class);
    }

    private static Vessel sailed(Side side, String type) {
        return Vessel.fleet(CounterId.fleet(side, 1), new ZoneId("sea-andros"), List.of(new Ship(type, 3, 3)));
    }

    @Rule({"9.1", "9.3"})
    @Test
    void aFleetThatHasWonPaysOnlyForZonesEnteredSince() {
        Table table = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .change(war -> war.with(war.greek().with(sailed(GREEK, "athens-3")))
                        .with(war.persian().with(sailed(PERSIAN, "persia-3"))));
        Battle battle = TestBattles.atSea(table.war(), "sea-andros", GREEK).withStage(Battle.Stage.ROUND_END);
        Force active = new Force(GREEK, new ZoneId("laconia"), CounterId.list("leonidas"));
        Played played = fighting(table, battle, before -> Active.of(active), new ScriptedDice());
        played.greek("fight will=on").persian("fight will=break").persian("retreat zone=sea-euboea");
        Vessel won = played.side(GREEK).vessel(new CounterId("fleet-g1")).orElseThrow();
        Vessel lost = played.side(PERSIAN).vessel(new CounterId("fleet-p1")).orElseThrow();
        assertThat(won.due()).isZero();
        assertThat(won.travelled()).isEqualTo(3);
        assertThat(lost.due()).isEqualTo(3);
    }

    @Rule({"5.3", "7.6", "9.4", "11.1"})
    @ParameterizedTest
    @CsvSource({"sea-andros, sea-euboea", "sea-euboea, sea-andros"})
    void attritionDoesNotTellOnWhichSeaABeatenForceHasGoneAboard(String fleet, String decoy) {
        Table table = Table.empty()
                .leader(GREEK, "miltiades", "boeotia", "4*gr-athens-hop")
                .leader(PERSIAN, "datis", "boeotia", "3*pe-spara")
                .fleet(PERSIAN, 1, fleet, "persia-5")
                .decoy(PERSIAN, decoy);
        Battle battle = against(PERSIAN, "boeotia", CounterId.list("datis"), CounterId.list("miltiades"))
                .lost(PERSIAN, false)
                .withStage(Battle.Stage.RETREAT);
        Active active = Active.of(battle.active()).withZones(2).withToll(2).withRun(2);
        Played played =
                table.step(new Step.Segment(PERSIAN, true, 0), active, battle).play(new ScriptedDice().d6(1));
        played.persian("retreat zone=aboard");
        assertThat(played.events(AttritionRolled.class))
                .extracting(AttritionRolled::place)
                .containsExactly(new ZoneId("boeotia"));
    }

    private static Battle against(Side active, String zone, List<CounterId> members, List<CounterId> others) {
        ZoneId place = new ZoneId(zone);
        return Battle.of(
                new Force(active, place, members), new Force(active.other(), place, others), Optional.empty(), 0, 0);
    }

    @Rule({"0.4", "9.3", "9.4", "ruling-losses"})
    @Test
    void ofLikeShipsOfTwoFleetsTheOneWithNobodyAboardIsLost() {
        Table table = Table.empty()
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .fleet(GREEK, 1, "sea-cyclades", "athens-2")
                .fleet(GREEK, 2, "sea-cyclades", "athens-2")
                .aboard(GREEK, "themistocles", 1, "gr-athens-hop")
                .fleet(PERSIAN, 1, "sea-cyclades", "persia-5", "persia-5");
        Battle battle = TestBattles.atSea(table.war(), "sea-cyclades", PERSIAN).withStage(Battle.Stage.ROUND_END);
        Played played = table.step(new Step.Segment(PERSIAN, true, 0), Active.of(battle.force(PERSIAN)), battle)
                .play(new ScriptedDice().d6(2, 1));
        played.greek("fight will=on").persian("fight will=on");
        assertThat(played.side(GREEK).vessels()).hasSize(1);
        assertThat(played.side(GREEK).chief(CounterId.THEMISTOCLES)).isPresent();
    }

    @Rule({"12", "ruling-forces"})
    @Test
    void onScorchedLandOnlyUnitsThatEnterSufferNotThoseThatLayThere() {
        Table table = Table.empty()
                .unled(GREEK, "locris", "gr-corinth")
                .unled(GREEK, "boeotia", "gr-plataea")
                .scorched("boeotia")
                .leader(PERSIAN, "datis", "locris", "2*pe-spara");
        Battle battle = against(PERSIAN, "locris", CounterId.list("datis"), List.of())
                .lost(GREEK, false)
                .withStage(Battle.Stage.RETREAT);
        Played played = table.step(new Step.Segment(PERSIAN, true, 0), Active.of(battle.active()), battle)
                .play(new ScriptedDice().d6(2));
        played.greek("retreat zone=boeotia");
        assertThat(played.side(GREEK).pile(new ZoneId("boeotia")).all()).isEqualTo(Table.troops("gr-plataea"));
    }

    /** Three zones before the victory still count towards the six, and only those after it for the price. */
    @Rule({"5.1", "5.3", "ruling-run"})
    @Test
    void aVictoryWipesOutWhatIsOwedAndNotHowFarItWas() {
        Table table = field("locris", "datis", "pe-spara");
        Battle battle = owing(table, "locris", GREEK, BattleSide.FRESH.owing(5, false, false));
        Played played = fighting(table, battle, BattleEdgesTest::marched, new ScriptedDice().d6(1));
        played.greek("losses units=gr-athens-4c");
        played.refused(GREEK, "march path=boeotia,attica,megaris,corinth");
        played.greek("march path=boeotia,attica").greek("done");
        assertThat(played.events(AttritionRolled.class))
                .extracting(AttritionRolled::column)
                .containsExactly(2);
    }
}
