package strategos.engine.games.persians.battle;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.persians.battle.BattleEvents.StageReached;
import strategos.engine.games.persians.battle.Casualties.MoraleTests;
import strategos.engine.games.persians.battle.Commanders.Succession;
import strategos.engine.games.persians.battle.Disengagement.Aftermath;
import strategos.engine.games.persians.battle.Volleys.CombatModifiers;
import strategos.engine.games.persians.city.Storming;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.losses.LossChoice;
import strategos.engine.games.persians.losses.Losses;
import strategos.engine.games.persians.movement.Attrition;
import strategos.engine.games.persians.movement.Entering;
import strategos.engine.games.persians.victory.Control;
import strategos.engine.games.persians.victory.Victory;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Battle.Stage;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** A battle, round by round, on land and at sea: what comes next, and who is asked. */
@Rule({"7", "7.1", "7.7", "9.3"})
public final class Battles {
    private final LandCombat land;
    private final SeaCombat sea;
    private final Retreats retreats;
    private final Volleys volleys;
    private final Aftermath aftermath;
    private final Casualties casualties;
    private final MoraleTests morale;
    private final Disengagement disengagement;
    private final Commanders commanders;
    private final RoundOdds prospects;

    public Battles(
            Forces forces,
            Losses losses,
            Control control,
            Storming storming,
            Attrition attrition,
            Entering entering,
            Victory victory) {
        land = new LandCombat(forces);
        sea = new SeaCombat(forces);
        retreats = new Retreats(forces, losses, control);
        volleys = new Volleys(land, sea);
        aftermath = new Aftermath(forces, storming, attrition, victory);
        Succession succession = new Succession(forces, victory);
        casualties = new Casualties(forces, losses, land, succession, aftermath);
        morale = new MoraleTests(forces, losses, land, casualties);
        disengagement = new Disengagement(losses, retreats, entering, volleys, aftermath);
        commanders = new Commanders(forces, succession, aftermath, disengagement);
        prospects = new RoundOdds(forces, land, volleys, casualties);
    }

    /** Whether the side is asked now: this depends on what lies face up and on how many stratagems it holds. */
    public boolean asks(War war, Battle battle, Side side) {
        BattleSide standing = battle.side(side);
        return switch (battle.stage()) {
            case CITY -> war.ground().holder(battle.place()).equals(Optional.of(side));
            case OPENING_ACTIVE ->
                battle.active().side() == side && war.side(side).hand().size() > 0;
            case OPENING_PASSIVE ->
                battle.passive().side() == side && war.side(side).hand().size() > 0;
            case FIRE_LOSSES, MELEE_LOSSES, PURSUIT_LOSSES ->
                standing.owes() > 0 && standing.chosen().isEmpty() && casualties.open(war, battle, side);
            case ROUND_END -> standing.will().isEmpty() && !standing.routed();
            case MERCY ->
                side == Side.GREEK
                        && battle.loser().equals(Optional.of(Side.PERSIAN))
                        && war.side(side).hand().size() > 0
                        && !war.status().noMercy();
            case RETREAT ->
                battle.loser().equals(Optional.of(side))
                        && !retreats.zones(war, battle.force(side)).isEmpty();
            case FIRE, FIRE_TESTS, MELEE, MELEE_TESTS, CASUALTIES, PURSUIT, CLOSE -> false;
        };
    }

    /** The losses that a side may choose. */
    public LossChoice choice(War war, Battle battle, Side side) {
        return casualties.choice(war, battle, side);
    }

    /** One step that needs no decision. */
    public void advance(Play<War> play, Battle battle) {
        switch (battle.stage()) {
            case CITY -> play.happen(new StageReached(Stage.OPENING_ACTIVE));
            case OPENING_ACTIVE, OPENING_PASSIVE, MERCY ->
                play.happen(new StageReached(battle.passed().stage()));
            case FIRE -> volleys.roll(play, battle.sea() ? CombatPhase.SEA : CombatPhase.FIRE, Stage.FIRE_LOSSES);
            case FIRE_LOSSES -> casualties.take(play, battle.sea() ? Stage.CASUALTIES : Stage.FIRE_TESTS);
            case FIRE_TESTS -> morale.test(play, Stage.MELEE);
            case MELEE -> volleys.roll(play, CombatPhase.MELEE, Stage.MELEE_LOSSES);
            case MELEE_LOSSES -> casualties.take(play, Stage.MELEE_TESTS);
            case MELEE_TESTS -> morale.test(play, Stage.CASUALTIES);
            case CASUALTIES -> commanders.danger(play);
            case ROUND_END -> disengagement.endRound(play, battle);
            case PURSUIT -> disengagement.pursue(play, battle);
            case PURSUIT_LOSSES -> casualties.take(play, Stage.RETREAT);
            case RETREAT -> disengagement.stranded(play, battle);
            case CLOSE -> aftermath.close(play);
        }
    }

    /** What a side brings to a phase. */
    public CombatModifiers reckon(War war, Battle battle, Side side, CombatPhase phase) {
        return volleys.reckon(war, battle, side, phase);
    }

    /** What the dice of a round can bring. */
    public RoundOdds prospects() {
        return prospects;
    }

    /** The loser goes, without a zone aboard; who stands there may intercept him. */
    public void retreat(Play<War> play, Battle battle, Optional<ZoneId> to) {
        disengagement.retreat(play, battle, to);
    }

    /** Strength, column and modifiers on land. */
    public LandCombat land() {
        return land;
    }

    /** The same at sea. */
    public SeaCombat sea() {
        return sea;
    }

    /** Where losers can go. */
    public Retreats retreats() {
        return retreats;
    }
}
