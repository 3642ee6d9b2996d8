package strategos.engine.games.persians.rules;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import strategos.engine.Rule;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.CombatPhase;
import strategos.engine.games.persians.war.Ranks;
import strategos.engine.games.persians.war.ResultCode;
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
    private static final Optional<ResultCode> NONE = Optional.empty();

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
    public Spread<Optional<ResultCode>> thrown(War war, Battle battle, Side side, CombatPhase phase) {
        return thrown(battle, volleys.reckon(war, battle, side, phase));
    }

    private Spread<Optional<ResultCode>> thrown(Battle battle, Reckoning reckoning) {
        return reckoning.points() == 0
                ? Spread.sure(NONE)
                : Spread.even(IntStream.rangeClosed(1, Tables.SIDES)
                        .mapToObj(die -> Optional.of(volleys.result(battle, reckoning, die)))
                        .toList());
    }

    /** The cell of the table for that die. */
    public ResultCode result(Battle battle, Reckoning reckoning, int die) {
        return volleys.result(battle, reckoning, die);
    }

    /** The results that the side can throw in mêlée once the fire, its losses and its tests are over. */
    public Spread<Optional<ResultCode>> melee(War war, Battle battle, Side side) {
        double opposed = standing(war, battle, side.other());
        return hits(war, battle, side).then(ranks -> {
            Battle hit = battle.with(side, ranks);
            War left = casualties.after(war, hit, side);
            return inOrder(files(left, hit, side))
                    .map(land::standard)
                    .then(body -> thrown(battle, land.reckon(left, battle, side, body, CombatPhase.MELEE)))
                    .then(result -> Spread.either(result, opposed, NONE));
        });
    }

    /** How likely it is that some unit of the side is in order after the enemy's fire. */
    private double standing(War war, Battle battle, Side side) {
        return hits(war, battle, side).mean(ranks -> {
            Battle hit = battle.with(side, ranks);
            double broken = 1;
            for (Map.Entry<File, Integer> one :
                    files(casualties.after(war, hit, side), hit, side).entrySet()) {
                broken *= Math.pow(1 - one.getKey().passes(), one.getValue());
            }
            return 1 - broken;
        });
    }

    private Spread<Ranks> hits(War war, Battle battle, Side side) {
        return battle.stage() == Battle.Stage.FIRE_LOSSES
                ? Spread.sure(battle.ranks(side))
                : thrown(war, battle, side.other(), CombatPhase.FIRE)
                        .map(result -> result.map(code -> battle.owing(side.other(), CombatPhase.FIRE, code))
                                .orElse(battle.ranks(side)));
    }

    /** What a unit counts in mêlée, and how likely it passes its test. */
    private record File(Body body, double passes) {}

    /** The units of the side that are in order before its tests: how many count and stand alike. */
    private Map<File, Integer> files(War war, Battle battle, Side side) {
        boolean tests = battle.ranks(side).tests();
        Troops troops = land.organised(war, battle, side);
        Map<File, Integer> files = new LinkedHashMap<>();
        for (String kind : troops.kinds()) {
            Body body = land.body(war, side, kind, CombatPhase.MELEE);
            double passes = tests ? passes(war, battle, side, kind) : 1;
            files.merge(new File(body, passes), troops.count(kind), Integer::sum);
        }
        return files;
    }

    private static Spread<Body> inOrder(Map<File, Integer> files) {
        Spread<Body> all = Spread.sure(Body.NONE);
        for (Map.Entry<File, Integer> file : files.entrySet()) {
            Body one = file.getKey().body();
            Spread<Integer> steady = steady(file.getValue(), file.getKey().passes());
            all = all.then(body -> steady.map(n -> body.plus(one.times(n))));
        }
        return all;
    }

    /** How many of so many units pass a test. */
    private static Spread<Integer> steady(int count, double passes) {
        Spread<Integer> some = Spread.sure(passes == 1 ? count : 0);
        for (int n = 0; passes < 1 && n < count; n++) {
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
