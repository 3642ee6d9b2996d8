package strategos.engine.games.persians.battle;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.persians.activation.ActivationEvents.ActivationStopped;
import strategos.engine.games.persians.battle.BattleEvents.AnswersOpened;
import strategos.engine.games.persians.battle.BattleEvents.BattleEnded;
import strategos.engine.games.persians.battle.BattleEvents.BrokeOff;
import strategos.engine.games.persians.battle.BattleEvents.RoundBegan;
import strategos.engine.games.persians.battle.BattleEvents.StageReached;
import strategos.engine.games.persians.city.Storming;
import strategos.engine.games.persians.common.Flow;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.losses.LossEvents.Cause;
import strategos.engine.games.persians.losses.Losses;
import strategos.engine.games.persians.movement.Attrition;
import strategos.engine.games.persians.movement.Entering;
import strategos.engine.games.persians.movement.MovementEvents.MarchRestarted;
import strategos.engine.games.persians.sea.SeaEvents.Victorious;
import strategos.engine.games.persians.victory.Victory;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Battle.Stage;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.BattleSide.Will;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** The end of a round: another one, or a side breaks off, is pursued and retreats. */
@Rule({"7.1", "7.6", "8.1", "9.3"})
final class Disengagement {
    private final Losses losses;
    private final Retreats retreats;
    private final Entering entering;
    private final Volleys volleys;
    private final Aftermath aftermath;

    Disengagement(Losses losses, Retreats retreats, Entering entering, Volleys volleys, Aftermath aftermath) {
        this.losses = losses;
        this.retreats = retreats;
        this.entering = entering;
        this.volleys = volleys;
        this.aftermath = aftermath;
    }

    /** Where both break off the active one goes; but whoever is inside a city is lost. */
    @Rule({"7.1", "7.4", "7.6", "8.1", "9.3", "ruling-both-break"})
    void endRound(Play<War> play, Battle battle) {
        Will greek = will(battle, Side.GREEK);
        Will persian = will(battle, Side.PERSIAN);
        Side active = battle.active().side();
        play.happen(new AnswersOpened(greek, persian));
        boolean bothBreak = greek == Will.BREAK && persian == Will.BREAK;
        if (bothBreak) {
            broke(play, battle, battle.inside().orElse(active), false);
        } else if (greek == Will.BREAK || persian == Will.BREAK) {
            broke(play, battle, greek == Will.BREAK ? Side.GREEK : Side.PERSIAN, true);
        } else if (greek == Will.ACCORD && persian == Will.ACCORD) {
            aftermath.close(play);
        } else {
            play.happen(new RoundBegan());
        }
    }

    private static Will will(Battle battle, Side side) {
        BattleSide standing = battle.side(side);
        return standing.routed() ? Will.BREAK : standing.will().orElse(Will.ON);
    }

    /** Inside a city who breaks off is lost; the attacker of a city goes without pursuit. */
    @Rule({"7.6", "8.1"})
    void broke(Play<War> play, Battle battle, Side loser, boolean chased) {
        boolean pursued = chased && !battle.sea() && battle.inside().isEmpty();
        play.happen(new BrokeOff(loser, pursued));
        if (battle.inside().equals(Optional.of(loser))) {
            losses.annihilate(play, battle.force(loser), Cause.CITY);
            aftermath.close(play);
        }
    }

    /** One roll of the organised cavalry; tests are ignored, and routed units can be hurt. */
    @Rule("7.6")
    void pursue(Play<War> play, Battle battle) {
        Side winner = battle.loser().orElseThrow().other();
        volleys.roll(
                play, winner, CombatPhase.PURSUIT, volleys.reckon(play.state(), battle, winner, CombatPhase.PURSUIT));
        play.happen(new StageReached(Stage.PURSUIT_LOSSES));
    }

    /** No zone to go to: aboard, if there are ships, or lost. */
    @Rule("7.6")
    void stranded(Play<War> play, Battle battle) {
        Force force = battle.force(battle.loser().orElseThrow());
        if (retreats.refuge(play.state(), force)) {
            retreat(play, battle, Optional.empty());
        } else {
            losses.annihilate(play, force, Cause.STRANDED);
            aftermath.close(play);
        }
    }

    /** The loser goes, without a zone aboard; who stands there may intercept him. */
    @Rule({"7.6", "9.3"})
    void retreat(Play<War> play, Battle battle, Optional<ZoneId> to) {
        Force force = battle.force(battle.loser().orElseThrow());
        War before = play.state();
        retreats.go(play, force, to);
        aftermath.close(play);
        boolean over = play.state().step() instanceof Step.Over;
        if (!over && to.isPresent()) {
            Force gone = force.in(to.get());
            entering.entered(play, gone, battle.chain() + 1, newcomers(before, gone));
        }
    }

    /** Units without a leader lie with those that lay there before, who have not moved. */
    @Rule({"12", "ruling-forces"})
    private static Force newcomers(War before, Force force) {
        return force.loose()
                ? new Force(
                        force.side(),
                        force.place(),
                        force.members(),
                        before.side(force.side()).pile(force.place()).all())
                : force;
    }

    /** The end of a battle, and what it means for the activation under way. */
    @Rule({"4.1", "5.3", "8.2"})
    static final class Aftermath {
        private final Forces forces;
        private final Storming storming;
        private final Attrition attrition;
        private final Victory victory;

        Aftermath(Forces forces, Storming storming, Attrition attrition, Victory victory) {
            this.forces = forces;
            this.storming = storming;
            this.attrition = attrition;
            this.victory = victory;
        }

        void close(Play<War> play) {
            close(play, Flow.battle(play).loser());
        }

        /** That side has nobody left, and with it the battle is lost; or both have not. */
        void close(Play<War> play, Optional<Side> loser) {
            War war = play.state();
            Battle battle = war.fight();
            Optional<Side> winner = loser.map(Side::other).filter(side -> forces.alive(war, battle.force(side)));
            boolean stormed = winner.isPresent()
                    && battle.inside().isPresent()
                    && battle.inside().equals(loser)
                    && !forces.alive(war, battle.force(loser.get()));
            Force active = battle.active();
            play.happen(new BattleEnded(battle.sea(), battle.place(), winner));
            if (stormed) {
                storming.roll(play, winner.get(), battle.place());
            }
            if (battle.sea()) {
                winner.ifPresent(side ->
                        play.happen(new Victorious(side, battle.force(side).members())));
            } else {
                settle(play, active, winner, loser);
            }
            victory.test(play);
        }

        /** What the battle means for the activation under way. */
        @Rule({"4.1", "5.1", "5.3"})
        private void settle(Play<War> play, Force fought, Optional<Side> winner, Optional<Side> loser) {
            Optional<Active> active = play.state().active();
            if (active.isEmpty() || play.state().step() instanceof Step.Over) {
                return;
            }
            CounterId lead = active.get().force().lead();
            boolean own = fought.members().contains(lead) || lead.equals(CounterId.UNKNOWN);
            if (!own) {
                return;
            }
            Side side = fought.side();
            if (winner.equals(Optional.of(side))) {
                play.happen(new MarchRestarted());
                return;
            }
            attrition.fought(play, fought.place());
            if (loser.equals(Optional.of(side))
                    || !forces.there(play.state(), active.get().force())) {
                play.happen(new ActivationStopped());
            }
        }
    }
}
