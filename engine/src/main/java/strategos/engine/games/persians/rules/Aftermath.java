package strategos.engine.games.persians.rules;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.persians.events.ActivationEvents.ActivationStopped;
import strategos.engine.games.persians.events.BattleEvents.BattleEnded;
import strategos.engine.games.persians.events.BattleEvents.MarchRestarted;
import strategos.engine.games.persians.events.BattleEvents.Victorious;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;

/** The end of a battle, and what it means for the activation under way. */
@Rule({"4.1", "5.3", "8.2"})
final class Aftermath {
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
            winner.ifPresent(
                    side -> play.happen(new Victorious(side, battle.force(side).members())));
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
        String lead = active.get().force().lead();
        boolean own = fought.members().contains(lead) || lead.equals(Force.UNKNOWN);
        if (!own) {
            return;
        }
        Side side = fought.side();
        if (winner.equals(Optional.of(side))) {
            play.happen(new MarchRestarted());
            return;
        }
        attrition.march(play);
        if (loser.equals(Optional.of(side))
                || !forces.there(play.state(), active.get().force())) {
            play.happen(new ActivationStopped());
        }
    }
}
