package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.battle.BattleEvents.CombatRolled;
import strategos.engine.games.persians.battle.LandCombat;
import strategos.engine.games.persians.battle.Volleys.CombatModifiers;
import strategos.engine.games.persians.interception.InterceptionEvents.InterceptionTried;
import strategos.engine.games.persians.losses.LossChoice;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleRound.Part;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.BattleSide.Will;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** Interception, battles on land and at sea, cities. */
class FightsTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    private static Table meeting(String zone) {
        return Table.empty()
                .leader(PERSIAN, "mardonius", "thessaly", "4*pe-spara")
                .leader(GREEK, "strategos3", zone, "gr-plataea gr-chalcis")
                .hand(GREEK, "treason")
                .points(PERSIAN, 16)
                .step(new Step.Segment(PERSIAN, false, 0));
    }

    @Rule({"6", "6.1", "6.2", "ruling-asked"})
    @Test
    void thePassiveSideMayTryWhenAForceEntersAndPaysAPoint() {
        Played played = meeting("phthiotis").play(new ScriptedDice().d6(4));
        played.persian("activate counter=mardonius").persian("march path=phthiotis");
        assertThat(played.awaited()).containsExactly("greeks");
        played.greek("intercept with=strategos3 target=force");
        assertThat(played.side(GREEK).points()).isEqualTo(9);
        // Strategic 2 against 4: a 4 in the column -2 is no contact, and he cannot try again.
        assertThat(played.events(InterceptionTried.class).getFirst().met()).isEmpty();
        assertThat(played.awaited()).containsExactly("persians");
    }

    @Rule("6.1")
    @Test
    void bothMayAgreeToFightWhenBothHaveFailed() {
        Played played = meeting("phthiotis").play(new ScriptedDice().d6(4, 1));
        played.persian("activate counter=mardonius").persian("march path=phthiotis");
        played.greek("intercept with=strategos3 target=force");
        assertThat(played.verbs(PERSIAN)).doesNotContain("agree");
        played.persian("intercept with=mardonius target=counter")
                .persian("agree")
                .greek("agree");
        assertThat(played.step()).isInstanceOf(Step.Fight.class);
    }

    @Rule({"6.3", "4.2"})
    @Test
    void leadersMayBeGroupedUnderTheHighest() {
        Played played = meeting("phthiotis")
                .leader(GREEK, "leonidas", "phthiotis", "gr-sparta-hop")
                .play(new ScriptedDice().d6(4));
        played.persian("activate counter=mardonius").persian("march path=phthiotis");
        played.refused(GREEK, "intercept with=strategos3,leonidas target=force");
        played.greek("intercept with=leonidas,strategos3 target=force");
        Battle battle = played.war().battle().orElseThrow();
        assertThat(battle.force(GREEK).members())
                .containsExactly(new CounterId("leonidas"), new CounterId("strategos3"));
    }

    @Rule({"11.1", "6.2"})
    @Test
    void aDummyThatIsMetIsRemoved() {
        Played played = Table.empty()
                .leader(PERSIAN, "dummy-p1", "thessaly", "")
                .leader(GREEK, "leonidas", "phthiotis", "gr-sparta-hop")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(4));
        played.persian("activate counter=dummy-p1").persian("march path=phthiotis");
        played.greek("intercept with=leonidas target=force");
        assertThat(played.side(PERSIAN).chief(new CounterId("dummy-p1"))).isEmpty();
        assertThat(played.side(PERSIAN).lostDummies()).isEqualTo(1);
        assertThat(played.step()).isInstanceOf(Step.Segment.class);
    }

    @Rule("4.4")
    @Test
    void aLeaderCaughtAloneIsDeadAndForXerxesThatIsTheEnd() {
        Played played = Table.empty()
                .leader(PERSIAN, "xerxes", "thessaly", "")
                .leader(GREEK, "leonidas", "phthiotis", "gr-sparta-hop")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(4));
        played.persian("activate counter=xerxes").persian("march path=phthiotis");
        played.greek("intercept with=leonidas target=force");
        assertThat(played.step()).isEqualTo(new Step.Over(GREEK, "xerxes"));
    }

    @Rule({"5.4-thermopylae", "6.1", "ruling-battle-cost"})
    @Test
    void atThermopylaeNoDieIsNeeded() {
        Played played = Table.empty()
                .leader(PERSIAN, "mardonius", "phthiotis", "pe-spara")
                .leader(GREEK, "strategos3", "thermopylae", "gr-plataea")
                .hand(GREEK, "oracle")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play();
        played.persian("activate counter=mardonius").persian("march path=thermopylae");
        played.greek("intercept with=strategos3 target=force");
        Battle battle = played.war().battle().orElseThrow();
        CombatModifiers reckoning = Table.RULES.battles().land().reckon(played.war(), battle, GREEK, CombatPhase.MELEE);
        assertThat(reckoning.shifts()).containsExactly(new Part("thermopylae", 2));
    }

    private static Table lines() {
        return Table.empty()
                .leader(GREEK, "miltiades", "locris", "4*gr-athens-hop 2*gr-athens-4c")
                .leader(PERSIAN, "mardonius", "locris", "5*pe-arch")
                .points(GREEK, 10);
    }

    private static Played fighting(Table table, Battle battle, ScriptedDice dice) {
        return table.step(new Step.Segment(GREEK, true, 0), Active.of(battle.force(GREEK)), battle)
                .play(dice);
    }

    @Rule({"7.1", "7.2", "7.3"})
    @Test
    void fireThenMeleeEachForBothSides() {
        Table table = lines();
        Battle battle = TestBattles.formed(table.war(), "locris");
        LandCombat land = Table.RULES.battles().land();
        CombatModifiers melee = land.reckon(table.war(), battle, GREEK, CombatPhase.MELEE);
        assertThat(melee.points()).isEqualTo(40);
        assertThat(land.result(melee, 3).code()).isEqualTo("5T");
        CombatModifiers fire = land.reckon(table.war(), battle, PERSIAN, CombatPhase.FIRE);
        assertThat(fire.points()).isEqualTo(30);
        assertThat(land.result(fire, 4).code()).isEqualTo("4T");
        assertThat(land.reckon(table.war(), battle, GREEK, CombatPhase.FIRE).points())
                .isZero();
    }

    @Rule({"7", "7.1", "7.6"})
    @Test
    void whoBreaksOffIsPursuedAndRetreats() {
        Table table = lines();
        Battle battle = TestBattles.formed(table.war(), "locris").withStage(Battle.Stage.ROUND_END);
        Played played = fighting(table, battle, new ScriptedDice());
        played.greek("fight will=on");
        Seen<War> seen = Table.game().conceal(played.war(), PERSIAN.seat());
        assertThat(seen.position().battle().orElseThrow().side(GREEK).will()).contains(Will.GIVEN);
        played.persian("fight will=break").persian("retreat zone=phocis");
        assertThat(played.side(PERSIAN)
                        .chief(new CounterId("mardonius"))
                        .orElseThrow()
                        .place())
                .isEqualTo(new ZoneId("phocis"));
        assertThat(played.step()).isInstanceOf(Step.Activation.class);
    }

    @Rule({"4.1", "7.6"})
    @Test
    void anActiveForceThatLosesActsNoMore() {
        Table table = lines();
        Battle battle = TestBattles.formed(table.war(), "locris").withStage(Battle.Stage.ROUND_END);
        Played played = fighting(table, battle, new ScriptedDice());
        played.greek("fight will=break").persian("fight will=on").greek("retreat zone=boeotia");
        assertThat(played.step()).isInstanceOf(Step.Segment.class);
    }

    @Rule({"7", "7.1"})
    @Test
    void bothMayEndItByAgreementAndStay() {
        Table table = lines();
        Battle battle = TestBattles.formed(table.war(), "locris").withStage(Battle.Stage.ROUND_END);
        Played played = fighting(table, battle, new ScriptedDice());
        played.greek("fight will=accord").persian("fight will=accord");
        assertThat(played.step()).isInstanceOf(Step.Activation.class);
        assertThat(played.side(PERSIAN)
                        .chief(new CounterId("mardonius"))
                        .orElseThrow()
                        .place())
                .isEqualTo(new ZoneId("locris"));
    }

    @Rule({"7.4", "7.5"})
    @Test
    void whoFailsIsDisorganisedAndTheSecondTimeEliminated() {
        LandCombat land = Table.RULES.battles().land();
        Table table = lines();
        Battle battle = TestBattles.formed(table.war(), "locris");
        assertThat(land.passes(table.war(), battle, GREEK, "A", 3)).isTrue();
        assertThat(land.passes(table.war(), battle, GREEK, "A", 2)).isFalse();
        assertThat(land.passes(table.war(), battle, PERSIAN, "D", 7)).isTrue();
        Table two = Table.empty()
                .leader(GREEK, "miltiades", "locris", "4*gr-athens-hop")
                .leader(PERSIAN, "datis", "locris", "2*pe-arch");
        Battle testing = TestBattles.formed(two.war(), "locris").withStage(Battle.Stage.MELEE_TESTS);
        BattleSide standing = BattleSide.FRESH.withOut(Troops.of("pe-arch", 1)).owing(0, false, true);
        Played played = fighting(
                two,
                testing.with(PERSIAN, standing).withStage(Battle.Stage.OPENING_ACTIVE),
                new ScriptedDice().d6(1, 1, 1, 1, 1, 1, 3, 3));
        assertThat(played.awaited()).isEmpty();
    }

    @Rule({"7.4", "7.6"})
    @Test
    void aSideWithoutAUnitInOrderBreaksOff() {
        Table table = lines();
        Battle battle = TestBattles.formed(table.war(), "locris")
                .with(PERSIAN, BattleSide.FRESH.withRouted(true))
                .withStage(Battle.Stage.ROUND_END);
        Played played = fighting(table, battle, new ScriptedDice());
        played.greek("fight will=on");
        assertThat(played.awaited()).containsExactly("persians");
        assertThat(played.verbs(PERSIAN)).containsExactly("retreat");
    }

    @Rule({"7.7", "7.4", "ruling-ambushed"})
    @Test
    void anAmbushShiftsColumnsAndMorale() {
        Table table = lines();
        Battle battle = TestBattles.ambush(table.war(), "locris", PERSIAN);
        LandCombat land = Table.RULES.battles().land();
        assertThat(land.reckon(table.war(), battle, PERSIAN, CombatPhase.FIRE).shifts())
                .containsExactly(new Part("ambusher", 2));
        assertThat(land.reckon(table.war(), battle, GREEK, CombatPhase.MELEE).shifts())
                .containsExactly(new Part("ambushed", -1));
        assertThat(land.passes(table.war(), battle, PERSIAN, "D", 6)).isTrue();
        assertThat(land.passes(table.war(), battle, GREEK, "A", 3)).isFalse();
        Played played = fighting(table, battle.withStage(Battle.Stage.ROUND_END), new ScriptedDice());
        played.refused(GREEK, "fight will=accord");
    }

    @Rule({"0.4", "1.2", "7.3", "ruling-losses"})
    @Test
    void lossesAreWholeCountersEnoughAndNoneToSpare() {
        LossChoice choice = new LossChoice(
                Map.of("four", 2, "six", 2), kind -> kind.equals("four") ? 4 : 6, 5, kind -> false, false);
        assertThat(choice.complete(List.of("six"))).isTrue();
        assertThat(choice.complete(List.of("four", "four"))).isTrue();
        assertThat(choice.complete(List.of("four", "six"))).isFalse();
        assertThat(choice.complete(List.of("four"))).isFalse();
        assertThat(choice.forced()).isFalse();
        LossChoice ten = new LossChoice(
                Map.of("archer", 3, "hoplite", 1), kind -> kind.equals("archer") ? 6 : 4, 10, "hoplite"::equals, true);
        assertThat(ten.complete(List.of("archer", "archer"))).isFalse();
        assertThat(ten.complete(List.of("archer", "hoplite"))).isTrue();
    }

    @Rule({"7.5", "4.4", "ruling-danger"})
    @Test
    void onTwoOrTwelveTheCommanderMayDieAndTheNextTakesOver() {
        Table table = lines().leader(GREEK, "callimachus", "locris", "");
        Battle battle = TestBattles.formed(table.war(), "locris").withStage(Battle.Stage.OPENING_ACTIVE);
        // Fire and mêlée of little effect; then 12 of the Persians, and an even fate.
        ScriptedDice dice = new ScriptedDice().d6(1).d6(1, 1).d6(3, 4, 6, 6, 2);
        Battle quiet = battle.with(PERSIAN, BattleSide.FRESH.oracle(-4, CombatPhase.FIRE))
                .with(GREEK, BattleSide.FRESH.oracle(-4, CombatPhase.MELEE));
        Played played = table.hand(GREEK, "treason")
                .step(new Step.Segment(GREEK, true, 0), Active.of(quiet.force(GREEK)), quiet)
                .play(dice);
        played.greek("pass");
        assertThat(played.war().status().fell()).containsExactly(new CounterId("miltiades"));
        assertThat(played.side(GREEK)
                        .chief(new CounterId("callimachus"))
                        .orElseThrow()
                        .troops()
                        .size())
                .isEqualTo(6);
    }

    @Rule({"8", "8.1"})
    @Test
    void theHolderMayFightInsideWhereTheAttackerSuffers() {
        Table table = Table.empty()
                .leader(GREEK, "strategos3", "attica", "4*gr-athens-hop")
                .leader(PERSIAN, "mardonius", "boeotia", "6*pe-spara")
                .marker("attica", GREEK)
                .step(new Step.Segment(PERSIAN, false, 0));
        Played played = table.play(new ScriptedDice().d6(6));
        played.persian("activate counter=mardonius").persian("march path=attica");
        played.greek("intercept with=strategos3 target=force");
        assertThat(played.awaited()).containsExactly("greeks");
        assertThat(played.verbs(GREEK)).containsExactly("city");
        assertThat(played.war().battle().orElseThrow().inside()).isEmpty();
        Battle inside = played.war().battle().orElseThrow().withInside(Optional.of(GREEK));
        assertThat(Table.RULES
                        .battles()
                        .land()
                        .reckon(played.war(), inside, PERSIAN, CombatPhase.MELEE)
                        .shifts())
                .containsExactly(new Part("city", -2));
    }

    @Rule({"8.1", "8.2"})
    @Test
    void insideWhoBreaksOffIsLostAndTheVictorThrowsForTheCity() {
        Table table = Table.empty()
                .leader(GREEK, "strategos3", "attica", "4*gr-athens-hop")
                .leader(PERSIAN, "mardonius", "attica", "6*pe-spara")
                .marker("attica", GREEK);
        Battle battle = TestBattles.formed(table.war(), "attica")
                .withInside(Optional.of(GREEK))
                .withStage(Battle.Stage.ROUND_END);
        Played played = fighting(table, battle, new ScriptedDice().d6(5));
        played.greek("fight will=break").persian("fight will=on");
        assertThat(played.side(GREEK).army().isEmpty()).isTrue();
        assertThat(played.war().ground().destroyed()).containsExactly(new ZoneId("attica"));
        assertThat(played.side(GREEK).hand().held()).containsExactly(Stratagem.NO_QUARTER);
    }

    @Rule({"8.2", "ruling-sack"})
    @Test
    void anUndefendedCityCanBeStormedOnceAnActivation() {
        Played played = Table.empty()
                .leader(PERSIAN, "mardonius", "eretria", "pe-spara")
                .marker("eretria", GREEK)
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(6));
        played.persian("activate counter=mardonius").persian("sack");
        assertThat(played.war().ground().destroyed()).isEmpty();
        assertThat(played.verbs(PERSIAN)).doesNotContain("sack");
    }

    private static Table salamis() {
        return Table.empty()
                .fleet(
                        GREEK,
                        1,
                        "sea-attica",
                        "athens-3",
                        "athens-3",
                        "athens-2",
                        "athens-2",
                        "athens-1",
                        "athens-1",
                        "corinth-3",
                        "aegina-2",
                        "sparta-2",
                        "megara-1",
                        "chalcis-1")
                .aboard(GREEK, "themistocles", 1, "")
                .fleet(
                        PERSIAN,
                        1,
                        "sea-attica",
                        "persia-5",
                        "persia-5",
                        "persia-5",
                        "persia-5",
                        "persia-5",
                        "persia-3",
                        "persia-3",
                        "persia-3",
                        "persia-2",
                        "persia-2",
                        "persia-1");
    }

    @Rule({"9.3", "5.4-straits"})
    @Test
    void salamisIsFoughtInTheStraitsAtEvenOdds() {
        Table table = salamis();
        Battle battle = TestBattles.atSea(table.war(), "sea-attica", PERSIAN);
        CombatModifiers greek = Table.RULES.battles().sea().reckon(table.war(), battle, GREEK);
        CombatModifiers persian = Table.RULES.battles().sea().reckon(table.war(), battle, PERSIAN);
        assertThat(Table.RULES.battles().sea().result(persian, 4).points()).isEqualTo(1);
        assertThat(greek.total(4)).isEqualTo(7);
        assertThat(Table.RULES.battles().sea().result(greek, 4).points()).isEqualTo(5);
        Battle attacked = TestBattles.atSea(table.war(), "sea-attica", GREEK);
        assertThat(Table.RULES
                        .battles()
                        .sea()
                        .reckon(table.war(), attacked, GREEK)
                        .base())
                .isEqualTo(2);
    }

    @Rule("5.4-straits")
    @Test
    void landAndSeaOfOneNationSupportEachOtherInTheStraits() {
        Table table = Table.empty()
                .leader(GREEK, "miltiades", "attica", "gr-athens-hop")
                .leader(PERSIAN, "datis", "attica", "pe-spara")
                .fleet(GREEK, 1, "sea-attica", "athens-1");
        Battle battle = TestBattles.formed(table.war(), "attica");
        assertThat(Table.RULES
                        .battles()
                        .land()
                        .reckon(table.war(), battle, GREEK, CombatPhase.MELEE)
                        .shifts())
                .containsExactly(new Part("support", 1));
        assertThat(Table.RULES
                        .battles()
                        .land()
                        .reckon(table.war(), battle, PERSIAN, CombatPhase.MELEE)
                        .shifts())
                .isEmpty();
    }

    @Rule({"9.2", "9.3", "9.4"})
    @Test
    void aFleetIsInterceptedFoughtAndDrivenOff() {
        Played played = Table.empty()
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .fleet(PERSIAN, 1, "sea-troad", "persia-2")
                .fleet(GREEK, 1, "sea-chios", "athens-3", "athens-3")
                .aboard(GREEK, "themistocles", 1, "")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(1, 3).d6(1, 1, 2));
        played.persian("activate counter=xerxes").persian("sail vessel=fleet-p1 path=sea-chios");
        played.greek("intercept with=fleet-g1 target=force");
        // 4 and the tactical value of Themistocles are 6: contact; attrition; then the round.
        assertThat(played.events(InterceptionTried.class).getFirst().met()).isPresent();
        assertThat(played.side(PERSIAN).vessel(new CounterId("fleet-p1"))).isEmpty();
        assertThat(played.side(GREEK)
                        .chief(new CounterId("themistocles"))
                        .orElseThrow()
                        .spent())
                .isTrue();
        assertThat(Optional.of(played.step())).get().isInstanceOf(Step.Activation.class);
        assertThat(played.events(CombatRolled.class))
                .as("whom ships carry, and whose support they have, is seen")
                .isNotEmpty()
                .allMatch(CombatRolled::reveals);
    }
}
