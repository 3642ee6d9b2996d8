package strategos.engine.games.persians.rules;

import java.util.function.BiFunction;
import java.util.stream.IntStream;
import strategos.engine.Rule;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Ranks;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;

/**
 * What the dice of a round can bring, every throw weighed: the fire; then the losses and the morale tests by it, and the
 * mêlée of those who are left in order. Where nobody has chosen yet, losses go by the side's order of losses, as far as it
 * is known.
 */
@Rule({"7.1", "7.2", "7.3", "7.4", "7.6", "9.3"})
public final class Prospects {
    /** No throw: no strength in that phase, or no mêlée. */
    public static final String NONE = "";

    private static final int TEST_DICE = Tables.SIDES * Tables.SIDES;

    private final Forces forces;
    private final LandCombat land;
    private final Volleys volleys;
    private final Casualties casualties;

    Prospects(Forces forces, LandCombat land, Volleys volleys, Casualties casualties) {
        this.forces = forces;
        this.land = land;
        this.volleys = volleys;
        this.casualties = casualties;
    }

    /** The results that the side can throw in that phase as it stands. */
    public Spread<String> thrown(War war, Battle battle, Side side, String phase) {
        return thrown(battle, volleys.reckon(war, battle, side, phase));
    }

    private Spread<String> thrown(Battle battle, Reckoning reckoning) {
        return reckoning.points() == 0
                ? Spread.sure(NONE)
                : Spread.even(IntStream.rangeClosed(1, Tables.SIDES)
                        .mapToObj(die -> volleys.result(battle, reckoning, die))
                        .toList());
    }

    /** The cell of the table for that die. */
    public String result(Battle battle, Reckoning reckoning, int die) {
        return volleys.result(battle, reckoning, die);
    }

    /** What such a result of the side costs the enemy. */
    public Ranks owing(Battle battle, Side side, String phase, String result) {
        return volleys.owing(battle, side, phase, result);
    }

    /** The results that the side can throw in mêlée once the fire, its losses and its tests are over. */
    public Spread<String> melee(War war, Battle battle, Side side) {
        double opposed = this.<Body>afterFire(war, battle, side.other(), (left, body) -> Spread.sure(body))
                .chance(body -> !body.equals(Body.NONE));
        return afterFire(
                war,
                battle,
                side,
                (left, body) -> thrown(battle, land.reckon(left, battle, side, body, LandCombat.MELEE))
                        .then(result -> Spread.either(result, opposed, NONE)));
    }

    /** The position after the enemy's fire, and what of the side is then in order. */
    private <R> Spread<R> afterFire(War war, Battle battle, Side side, BiFunction<War, Body, Spread<R>> then) {
        return hits(war, battle, side).then(ranks -> {
            Battle hit = battle.with(side, ranks);
            War left = casualties.after(war, hit, side);
            return inOrder(left, hit, side).then(body -> then.apply(left, body));
        });
    }

    private Spread<Ranks> hits(War war, Battle battle, Side side) {
        return battle.stage() == Battle.Stage.FIRE_LOSSES
                ? Spread.sure(battle.ranks(side))
                : thrown(war, battle, side.other(), LandCombat.FIRE)
                        .map(result -> result.equals(NONE)
                                ? battle.ranks(side)
                                : owing(battle, side.other(), LandCombat.FIRE, result));
    }

    private Spread<Body> inOrder(War war, Battle battle, Side side) {
        Troops troops = land.organised(war, battle, side);
        boolean tests = battle.ranks(side).tests();
        Spread<Body> all = Spread.sure(Body.NONE);
        for (String kind : troops.kinds()) {
            Body one = land.body(war, side, kind, LandCombat.MELEE);
            int count = troops.count(kind);
            Spread<Integer> steady = tests ? steady(count, passes(war, battle, side, kind)) : Spread.sure(count);
            all = all.then(body -> steady.map(n -> body.plus(one.times(n))));
        }
        return all;
    }

    /** How many of so many units pass a test. */
    private static Spread<Integer> steady(int count, double passes) {
        Spread<Integer> some = Spread.sure(0);
        for (int n = 0; n < count; n++) {
            some = some.then(before -> Spread.either(before + 1, passes, before));
        }
        return some;
    }

    private double passes(War war, Battle battle, Side side, String kind) {
        String morale = forces.arms(kind).morale();
        int hits = 0;
        for (int one = 1; one <= Tables.SIDES; one++) {
            for (int two = 1; two <= Tables.SIDES; two++) {
                hits += land.passes(war, battle, side, morale, one + two) ? 1 : 0;
            }
        }
        return (double) hits / TEST_DICE;
    }
}
