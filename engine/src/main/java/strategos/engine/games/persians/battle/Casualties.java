package strategos.engine.games.persians.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.persians.battle.BattleEvents.LossesTaken;
import strategos.engine.games.persians.battle.BattleEvents.MoraleTested;
import strategos.engine.games.persians.battle.BattleEvents.Routed;
import strategos.engine.games.persians.battle.BattleEvents.StageReached;
import strategos.engine.games.persians.battle.Commanders.Succession;
import strategos.engine.games.persians.battle.Disengagement.Aftermath;
import strategos.engine.games.persians.common.Flow;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.losses.LossChoice;
import strategos.engine.games.persians.losses.LossEvents.Cause;
import strategos.engine.games.persians.losses.Losses;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Battle.Stage;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;

/** Losses are taken; who has nobody left has lost. */
@Rule({"7.3", "9.3"})
final class Casualties {
    private final Forces forces;
    private final Losses losses;
    private final LandCombat land;
    private final Succession succession;
    private final Aftermath aftermath;

    Casualties(Forces forces, Losses losses, LandCombat land, Succession succession, Aftermath aftermath) {
        this.forces = forces;
        this.losses = losses;
        this.land = land;
        this.succession = succession;
        this.aftermath = aftermath;
    }

    /** The losses that a side may choose. */
    LossChoice choice(War war, Battle battle, Side side) {
        return battle.sea()
                ? losses.shipChoice(
                        forces.ships(war, battle.force(side)), battle.side(side).owes())
                : land.losses(war, battle, side);
    }

    /** Chosen losses are taken, both sides' together. */
    @Rule({"7.3", "9.3"})
    void take(Play<War> play, Stage next) {
        for (Side side : Side.values()) {
            Battle battle = Flow.battle(play);
            BattleSide standing = battle.side(side);
            if (standing.owes() > 0) {
                lose(play, battle, side, chosen(play.state(), battle, side));
            }
        }
        for (Side side : Side.values()) {
            play.happen(new LossesTaken(side));
        }
        if (!wiped(play)) {
            play.happen(new StageReached(next));
        }
    }

    /** What the side chose to lose, or what goes by its order of losses. */
    private List<String> chosen(War war, Battle battle, Side side) {
        BattleSide standing = battle.side(side);
        return standing.chosen().isEmpty()
                ? choice(war, battle, side).byOrder(forces.lossOrder(war.side(side)))
                : standing.chosen();
    }

    /** Whether its owner may choose what is lost, or from whose box. */
    boolean open(War war, Battle battle, Side side) {
        LossChoice choice = choice(war, battle, side);
        return !choice.forced()
                || (!battle.sea()
                        && !new LossBoxes(war, battle.force(side))
                                .open(choice.byOrder(forces.lossOrder(war.side(side))))
                                .isEmpty());
    }

    /** The side's force in the order in which its boxes lose. */
    @Rule({"0.4", "ruling-losses"})
    private static Force boxes(War war, Battle battle, Side side) {
        return new LossBoxes(war, battle.force(side)).first(battle.side(side).boxes());
    }

    private void lose(Play<War> play, Battle battle, Side side, List<String> chosen) {
        if (battle.sea()) {
            losses.sinkTypes(play, side, battle.force(side).members(), chosen, Cause.BATTLE, true);
        } else {
            losses.take(play, boxes(play.state(), battle, side), Troops.of(chosen), Cause.BATTLE, true);
        }
    }

    /** The position after the side has taken the losses on land that it owes. */
    War after(War war, Battle battle, Side side) {
        return battle.side(side).owes() == 0
                ? war
                : losses.fallen(war, boxes(war, battle, side), Troops.of(chosen(war, battle, side)));
    }

    /** A side without units or ships left has lost, with all its leaders. */
    @Rule({"4.4", "7.5", "11.2-sacrifice"})
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
                losses.annihilate(play, Flow.battle(play).force(side), Cause.BATTLE);
            }
        }
        succession.sacrifice(play);
        // The fall of Xerxes may have ended the match, and the battle with it.
        if (!(play.state().step() instanceof Step.Over)) {
            aftermath.close(
                    play,
                    gone.size() == 1
                            ? Optional.of(gone.getFirst())
                            : Flow.battle(play).loser());
        }
        return true;
    }

    /** Morale tests, counter by counter. */
    @Rule("7.4")
    static final class MoraleTests {
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
                if (Flow.battle(play).side(side).tests()) {
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
            Troops out = battle.side(side).out();
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
            losses.take(play, Flow.battle(play).force(side), fled, Cause.FLED, true);
        }
    }
}
