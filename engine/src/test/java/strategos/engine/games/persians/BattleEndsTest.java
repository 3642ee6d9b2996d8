package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.battle.BattleEvents.DangerRolled;
import strategos.engine.games.persians.battle.LandCombat;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.CampaignStatus;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.ZoneId;

/** How a battle ends when several reasons to end it come together. */
class BattleEndsTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    private static Played fighting(Table table, Battle battle, ScriptedDice dice) {
        return table.step(new Step.Segment(GREEK, true, 0), Active.of(battle.force(GREEK)), battle)
                .play(dice);
    }

    private static Table lines() {
        return Table.empty()
                .leader(GREEK, "miltiades", "locris", "4*gr-athens-hop 2*gr-athens-4c")
                .leader(PERSIAN, "datis", "locris", "5*pe-arch");
    }

    @Rule({"7.4", "7.6", "7.7"})
    @Test
    void anAmbusherWithoutAUnitInOrderBreaksOffAlsoInTheSecondRound() {
        Table table = lines();
        Battle battle = TestBattles.ambush(table.war(), "locris", PERSIAN)
                .next()
                .with(PERSIAN, BattleSide.FRESH.withOut(Table.troops("5*pe-arch")))
                .with(GREEK, BattleSide.FRESH.owing(4, false, false))
                .withStage(Battle.Stage.MELEE_LOSSES);
        Played played = fighting(table, battle, new ScriptedDice());
        played.greek("losses units=gr-athens-4c").greek("fight will=on");
        assertThat(played.awaited()).containsExactly("persians");
        played.persian("retreat zone=phocis");
        assertThat(played.step()).isInstanceOf(Step.Activation.class);
    }

    @Rule({"7.7", "7.6"})
    @Test
    void elseTheAmbushedGoAfterTwoRounds() {
        Table table = lines();
        Battle battle = TestBattles.ambush(table.war(), "locris", PERSIAN)
                .next()
                .with(GREEK, BattleSide.FRESH.owing(4, false, false))
                .withStage(Battle.Stage.MELEE_LOSSES);
        Played played = fighting(table, battle, new ScriptedDice());
        played.greek("losses units=gr-athens-4c").greek("retreat zone=boeotia");
        assertThat(played.step()).isInstanceOf(Step.Segment.class);
    }

    @Rule({"7.5", "4.4", "ruling-dull"})
    @Test
    void aForceThatLosesItsLastLeaderBreaksOffAlsoInAThirdDullRound() {
        Table table = lines().hand(GREEK, "treason");
        Battle quiet = TestBattles.formed(table.war(), "locris")
                .with(PERSIAN, BattleSide.FRESH.oracle(-4, CombatPhase.FIRE))
                .with(GREEK, BattleSide.FRESH.oracle(-4, CombatPhase.MELEE))
                .withDull(2);
        // Fire and mêlée of little effect; then 12 of the Persians, and an even fate.
        ScriptedDice dice = new ScriptedDice().d6(1).d6(1, 1).d6(3, 4, 6, 6, 2);
        Played played = fighting(table, quiet, dice).greek("pass");
        assertThat(played.war().status().fell()).containsExactly(new CounterId("miltiades"));
        played.persian("fight will=on").greek("retreat zone=boeotia");
        assertThat(played.side(GREEK).pile(new ZoneId("boeotia")).all().size()).isEqualTo(6);
    }

    @Rule({"7.6", "11.2-no-quarter"})
    @Test
    void noQuarterIsTheGreeksAloneAlsoWhereHoplitesFightForThePersians() {
        Table table = Table.empty()
                .status(new CampaignStatus(false, true, false, false, Set.of(), List.of(), List.of(), List.of()))
                .leader(GREEK, "miltiades", "locris", "ne-thebes-hop")
                .leader(PERSIAN, "datis", "locris", "2*asia-miletus");
        Battle battle = TestBattles.formed(table.war(), "locris");
        LandCombat land = Table.RULES.battles().land();
        assertThat(land.reckon(table.war(), battle, PERSIAN, CombatPhase.PURSUIT)
                        .points())
                .isZero();
        assertThat(land.reckon(table.war(), battle, GREEK, CombatPhase.PURSUIT).points())
                .isEqualTo(8);
    }

    @Rule({"11.2-sacrifice", "7.5", "ruling-danger"})
    @Test
    void leonidasDiesAlsoWhenHisSacrificeEndsTheBattle() {
        Table table = Table.empty()
                .leader(GREEK, "leonidas", "locris", "4*gr-sparta-hop")
                .leader(GREEK, "eurybiades", "locris", "")
                .leader(PERSIAN, "anabasius", "locris", "pe-imm-b")
                .hand(GREEK, "sacrifice");
        // A 6 in mêlée costs the only unit of the enemy.
        ScriptedDice dice = new ScriptedDice().d6(6, 1);
        Played played = fighting(table, TestBattles.formed(table.war(), "locris"), dice);
        played.greek("stratagem counter=sacrifice");
        dice.assertUsedUp();
        assertThat(played.events(DangerRolled.class))
                .as("nobody is left who would be a danger")
                .isEmpty();
        assertThat(played.war().battle()).isEmpty();
        assertThat(played.war().status().fell())
                .containsExactlyInAnyOrder(new CounterId("anabasius"), new CounterId("leonidas"));
        assertThat(played.side(GREEK)
                        .chief(new CounterId("eurybiades"))
                        .orElseThrow()
                        .troops())
                .isEqualTo(Table.troops("4*gr-sparta-hop"));
    }

    /** The king's fall ends the match before the battle is closed. */
    @Rule({"11.2-sacrifice", "14.3"})
    @Test
    void theMatchEndsWhereTheSacrificeCostsTheKingHisLastUnit() {
        Table table = Table.empty()
                .leader(GREEK, "leonidas", "locris", "4*gr-sparta-hop")
                .leader(PERSIAN, "xerxes", "locris", "pe-imm-b")
                .hand(GREEK, "sacrifice");
        Played played = fighting(table, TestBattles.formed(table.war(), "locris"), new ScriptedDice().d6(6, 1));
        played.greek("stratagem counter=sacrifice");
        assertThat(played.step()).isEqualTo(new Step.Over(GREEK, "xerxes"));
        assertThat(played.war().status().fell())
                .containsExactlyInAnyOrder(new CounterId("xerxes"), new CounterId("leonidas"));
    }

    /** The Greeks came to blows in the first round; in the second ten archers break them before they do. */
    @Rule({"7.5", "ruling-danger"})
    @Test
    void whoHasNotThrownInThisRoundEndangersNobody() {
        Table table = Table.empty()
                .leader(GREEK, "aeschines", "locris", "3*gr-sparta-4c")
                .leader(PERSIAN, "anabasius", "locris", "10*pe-arch");
        Battle battle = TestBattles.formed(table.war(), "locris")
                .with(GREEK, BattleSide.FRESH.withRolled(true))
                .with(PERSIAN, BattleSide.FRESH.withRolled(true))
                .withStage(Battle.Stage.ROUND_END);
        ScriptedDice dice = new ScriptedDice().d6(6).d6(1, 1).d6(3, 4);
        Played played = fighting(table, battle, dice);
        played.greek("fight will=on").persian("fight will=on");
        dice.assertUsedUp();
        assertThat(played.events(DangerRolled.class))
                .extracting(DangerRolled::side)
                .containsExactly(PERSIAN);
    }

    @Rule("9.3")
    @Test
    void atSeaNobodyAgreesToPart() {
        Table table = Table.empty()
                .fleet(GREEK, 1, "sea-andros", "athens-3")
                .aboard(GREEK, "themistocles", 1, "")
                .fleet(PERSIAN, 1, "sea-andros", "persia-5");
        Battle battle = TestBattles.atSea(table.war(), "sea-andros", GREEK).withStage(Battle.Stage.ROUND_END);
        Active active = Active.of(new Force(GREEK, new ZoneId("sea-andros"), CounterId.list("themistocles")));
        Played played =
                table.step(new Step.Segment(GREEK, true, 0), active, battle).play();
        played.refused(GREEK, "fight will=accord");
        played.greek("fight will=break");
    }
}
