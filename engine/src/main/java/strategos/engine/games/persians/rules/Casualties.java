package strategos.engine.games.persians.rules;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.persians.events.BattleChanged;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Battle.Stage;
import strategos.engine.games.persians.war.Ranks;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;

/** Losses are taken; who has nobody left has lost. */
@Rule({"7.3", "9.3"})
final class Casualties {
    private final Forces forces;
    private final Losses losses;
    private final LandCombat land;
    private final Aftermath aftermath;

    Casualties(Forces forces, Losses losses, LandCombat land, Aftermath aftermath) {
        this.forces = forces;
        this.losses = losses;
        this.land = land;
        this.aftermath = aftermath;
    }

    /** The losses that a side may choose. */
    LossChoice choice(War war, Battle battle, Side side) {
        return battle.sea()
                ? losses.shipChoice(
                        forces.ships(war, battle.force(side)),
                        battle.ranks(side).owes())
                : land.losses(war, battle, side);
    }

    /** Chosen losses are taken, both sides' together. */
    @Rule({"7.3", "9.3"})
    void take(Play<War> play, Stage next) {
        for (Side side : Side.values()) {
            Battle battle = Flow.battle(play);
            Ranks ranks = battle.ranks(side);
            if (ranks.owes() > 0) {
                LossChoice choice = choice(play.state(), battle, side);
                List<String> chosen = ranks.chosen().isEmpty()
                        ? choice.byOrder(forces.lossOrder(play.state().camp(side)))
                        : ranks.chosen();
                lose(play, battle, side, chosen);
            }
        }
        for (Side side : Side.values()) {
            Battle battle = Flow.battle(play);
            Ranks ranks = battle.ranks(side);
            Troops left = battle.sea() ? Troops.NONE : forces.troops(play.state(), battle.force(side));
            play.happen(new BattleChanged(battle.with(
                    side, ranks.owing(0, false, ranks.tests()).out(ranks.out().and(left)))));
        }
        if (!wiped(play)) {
            Flow.stage(play, Flow.battle(play), next);
        }
    }

    private void lose(Play<War> play, Battle battle, Side side, List<String> chosen) {
        if (battle.sea()) {
            losses.sinkTypes(play, side, battle.force(side).members(), chosen, "battle", true);
            return;
        }
        Troops troops = Troops.NONE;
        for (String kind : chosen) {
            troops = troops.plus(Troops.of(kind, 1));
        }
        losses.take(play, battle.force(side), troops, "battle", true);
    }

    /** A side without units or ships left has lost, with all its leaders. */
    @Rule({"4.4", "7.5"})
    boolean wiped(Play<War> play) {
        Battle battle = Flow.battle(play);
        List<Side> gone = new ArrayList<>();
        for (Side side : Side.values()) {
            if (!forces.alive(play.state(), battle.force(side))) {
                gone.add(side);
            }
        }
        if (gone.isEmpty()) {
            return false;
        }
        for (Side side : gone) {
            if (!battle.sea()) {
                losses.annihilate(play, Flow.battle(play).force(side), "battle");
            }
        }
        Battle over = Flow.battle(play);
        aftermath.close(play, gone.size() == 1 ? over.lost(gone.getFirst(), false) : over);
        return true;
    }
}
