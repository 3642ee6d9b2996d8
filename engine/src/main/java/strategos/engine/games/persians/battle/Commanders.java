package strategos.engine.games.persians.battle;

import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.persians.activation.ActivationEvents.Exhausted;
import strategos.engine.games.persians.battle.BattleEvents.DangerRolled;
import strategos.engine.games.persians.battle.BattleEvents.RoundFought;
import strategos.engine.games.persians.battle.BattleEvents.Routed;
import strategos.engine.games.persians.battle.BattleEvents.SacrificeMade;
import strategos.engine.games.persians.battle.BattleEvents.Succeeded;
import strategos.engine.games.persians.battle.Disengagement.Aftermath;
import strategos.engine.games.persians.common.Flow;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.losses.LossEvents.LeaderGone;
import strategos.engine.games.persians.printed.Counters;
import strategos.engine.games.persians.victory.Victory;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;

/** Commanders in danger at the end of a round. */
@Rule({"7.5", "4.4", "11.2-sacrifice"})
final class Commanders {
    private static final int DULL = 3;
    private static final int AMBUSH_ROUNDS = 2;
    private static final int SNAKE_EYES = 2;
    private static final int BOXCARS = 12;

    private final Forces forces;
    private final Succession succession;
    private final Aftermath aftermath;
    private final Disengagement disengagement;

    Commanders(Forces forces, Succession succession, Aftermath aftermath, Disengagement disengagement) {
        this.forces = forces;
        this.succession = succession;
        this.aftermath = aftermath;
        this.disengagement = disengagement;
    }

    /** On 2 or 12 of a side that threw, the enemy commander is in danger; Leonidas dies if he was to. */
    @Rule({"7.5", "11.2-sacrifice", "ruling-danger", "ruling-dull"})
    void danger(Play<War> play) {
        Battle battle = Flow.battle(play);
        if (!battle.sea()) {
            for (Side side : Side.values()) {
                if (battle.side(side).rolled()) {
                    danger(play, side);
                }
                if (play.state().step() instanceof Step.Over) {
                    return;
                }
            }
            succession.sacrifice(play);
        }
        end(play, Flow.battle(play));
    }

    /** Who must break off does so first, the ambusher too: only then do dull rounds and the ambush end the battle. */
    @Rule({"7.4", "7.5", "7.7", "ruling-dull"})
    private void end(Play<War> play, Battle battle) {
        boolean routed = battle.greek().routed() || battle.persian().routed();
        if (battle.dulled() >= DULL && !routed) {
            aftermath.close(play);
        } else if (battle.ambusher().isPresent()
                && battle.round().number() >= AMBUSH_ROUNDS
                && !battle.side(battle.ambusher().get()).routed()) {
            disengagement.broke(play, battle, battle.ambusher().get().other(), true);
        } else {
            play.happen(new RoundFought());
        }
    }

    private void danger(Play<War> play, Side side) {
        Side enemy = side.other();
        List<CounterId> leaders = forces.leaders(play.state(), Flow.battle(play).force(enemy));
        if (leaders.isEmpty()) {
            return;
        }
        Roll roll = Flow.roll(play, side, "danger", "7.5", 2);
        boolean struck = roll.sum() == SNAKE_EYES || roll.sum() == BOXCARS;
        int fate = struck ? Flow.roll(play, enemy, "fate", "7.5", 1).face() : 0;
        play.happen(new DangerRolled(side, roll.index(), roll.result(), fate));
        if (struck && fate % 2 == 0) {
            succession.kill(play, enemy, leaders.getFirst());
        }
    }

    /** A leader dies on the field, and who takes over. */
    @Rule({"7.5", "4.4"})
    static final class Succession {

        private final Forces forces;
        private final Victory victory;

        Succession(Forces forces, Victory victory) {
            this.forces = forces;
            this.victory = victory;
        }

        /** The next in rank takes over at once, with those who followed the dead; without one the force breaks off. */
        @Rule({"4.1", "4.2", "4.4", "7.5", "ruling-heir", "ruling-succession"})
        void kill(Play<War> play, Side side, CounterId leader) {
            List<CounterId> others = forces
                    .leaders(play.state(), Flow.battle(play).force(side))
                    .stream()
                    .filter(id -> !id.equals(leader))
                    .toList();
            if (others.isEmpty()) {
                play.happen(new LeaderGone(side, leader, Optional.empty(), true));
                play.happen(new Routed(side));
            } else {
                CounterId heir = others.getFirst();
                List<CounterId> followers = followers(play.state(), side, leader, heir);
                boolean tired =
                        play.state().side(side).chief(leader).orElseThrow().tired();
                play.happen(new LeaderGone(side, leader, Optional.of(heir), true));
                play.happen(new Succeeded(side, heir, followers));
                // Said also where nobody is: the number of facts tells nothing.
                play.happen(new Exhausted(side, tired ? List.of(heir) : List.of()));
            }
            victory.test(play);
        }

        private List<CounterId> followers(War war, Side side, CounterId leader, CounterId heir) {
            Counters counters = forces.printed().counters();
            return war.side(side).chiefs().stream()
                    .filter(chief -> chief.follows(leader))
                    .map(Chief::id)
                    .filter(id -> counters.stars(id) < counters.stars(heir))
                    .toList();
        }

        /** Leonidas dies at the end of the round in which he gave himself, also when that round ends the battle. */
        @Rule("11.2-sacrifice")
        void sacrifice(Play<War> play) {
            Battle now = Flow.battle(play);
            if (now.side(Side.GREEK).sacrifice()) {
                play.happen(new SacrificeMade());
                if (now.force(Side.GREEK).members().contains(CounterId.LEONIDAS)) {
                    kill(play, Side.GREEK, CounterId.LEONIDAS);
                }
            }
        }
    }
}
