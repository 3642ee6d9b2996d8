package strategos.engine.games.persians.rules;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.persians.events.BattleEvents.MoraleTested;
import strategos.engine.games.persians.events.BattleEvents.Routed;
import strategos.engine.games.persians.events.BattleEvents.StageReached;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Battle.Stage;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;

/** Morale tests, counter by counter. */
@Rule("7.4")
final class MoraleTests {
    private final Forces forces;
    private final Losses losses;
    private final LandCombat land;
    private final Casualties casualties;

    MoraleTests(Forces forces, Losses losses, LandCombat land, Casualties casualties) {
        this.forces = forces;
        this.losses = losses;
        this.land = land;
        this.casualties = casualties;
    }

    /** Each counter tests its morale: out of order once, gone the second time. */
    @Rule("7.4")
    void test(Play<War> play, Stage next) {
        for (Side side : Side.values()) {
            if (Flow.battle(play).ranks(side).tests()) {
                test(play, side);
            }
        }
        if (casualties.wiped(play)) {
            return;
        }
        boolean routed = false;
        for (Side side : Side.values()) {
            if (land.organised(play.state(), Flow.battle(play), side).isEmpty()) {
                routed = true;
                play.happen(new Routed(side));
            }
        }
        play.happen(new StageReached(routed ? Stage.CASUALTIES : next));
    }

    private void test(Play<War> play, Side side) {
        War war = play.state();
        Battle battle = Flow.battle(play);
        Troops all = forces.troops(war, battle.force(side));
        Troops out = battle.ranks(side).out();
        Roll roll = Flow.roll(play, side, "morale", "7.4", 2 * all.size());
        int at = 0;
        Troops broken = Troops.NONE;
        Troops fled = Troops.NONE;
        for (String kind : all.kinds()) {
            for (int n = 0; n < all.count(kind); n++) {
                int thrown = roll.result().get(at) + roll.result().get(at + 1);
                at += 2;
                if (!land.passes(war, battle, side, forces.arms(kind).morale(), thrown)) {
                    Troops one = Troops.of(kind, 1);
                    broken = n < out.count(kind) ? broken : broken.plus(one);
                    fled = n < out.count(kind) ? fled.plus(one) : fled;
                }
            }
        }
        play.happen(new MoraleTested(side, roll.index(), all, broken, fled));
        losses.take(play, Flow.battle(play).force(side), fled, "fled", true);
    }
}
