package strategos.engine.games.persians.battle;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import strategos.engine.Rule;
import strategos.engine.games.persians.battle.LandCombat.CombatStrength;
import strategos.engine.games.persians.battle.Volleys.CombatModifiers;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleRound.ResultCode;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;

/**
 * What the dice of a round can bring, every throw weighed: the fire; then the losses and the morale tests by it, and the
 * mêlée of those who are left in order. Where nobody has chosen yet, losses go by the side's order of losses, as far as it
 * is known.
 */
@Rule({"7.1", "7.2", "7.3", "7.4", "7.6", "9.3"})
public final class RoundOdds {
    /** No throw: no strength in that phase, or no mêlée. */
    private static final Optional<ResultCode> NONE = Optional.empty();

    private static final int TEST_DICE = Tables.SIDES * Tables.SIDES;

    private final Forces forces;
    private final LandCombat land;
    private final Volleys volleys;
    private final Casualties casualties;

    RoundOdds(Forces forces, LandCombat land, Volleys volleys, Casualties casualties) {
        this.forces = forces;
        this.land = land;
        this.volleys = volleys;
        this.casualties = casualties;
    }

    /** The results that the side can throw in that phase as it stands. */
    public Distribution<Optional<ResultCode>> thrown(War war, Battle battle, Side side, CombatPhase phase) {
        return thrown(battle, volleys.reckon(war, battle, side, phase));
    }

    private Distribution<Optional<ResultCode>> thrown(Battle battle, CombatModifiers reckoning) {
        return reckoning.points() == 0
                ? Distribution.sure(NONE)
                : Distribution.even(IntStream.rangeClosed(1, Tables.SIDES)
                        .mapToObj(die -> Optional.of(volleys.result(battle, reckoning, die)))
                        .toList());
    }

    /** The cell of the table for that die. */
    public ResultCode result(Battle battle, CombatModifiers reckoning, int die) {
        return volleys.result(battle, reckoning, die);
    }

    /** The results that the side can throw in mêlée once the fire, its losses and its tests are over. */
    public Distribution<Optional<ResultCode>> melee(War war, Battle battle, Side side) {
        double opposed = standing(war, battle, side.other());
        return hits(war, battle, side).then(ranks -> {
            Battle hit = battle.with(side, ranks);
            War left = casualties.after(war, hit, side);
            return inOrder(files(left, hit, side))
                    .map(land::standard)
                    .then(body -> thrown(battle, land.reckon(left, battle, side, body, CombatPhase.MELEE)))
                    .then(result -> Distribution.either(result, opposed, NONE));
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

    private Distribution<BattleSide> hits(War war, Battle battle, Side side) {
        return battle.stage() == Battle.Stage.FIRE_LOSSES
                ? Distribution.sure(battle.side(side))
                : thrown(war, battle, side.other(), CombatPhase.FIRE)
                        .map(result -> result.map(code -> battle.owing(side.other(), CombatPhase.FIRE, code))
                                .orElse(battle.side(side)));
    }

    /** What a unit counts in mêlée, and how likely it passes its test. */
    private record File(CombatStrength body, double passes) {}

    /** The units of the side that are in order before its tests: how many count and stand alike. */
    private Map<File, Integer> files(War war, Battle battle, Side side) {
        boolean tests = battle.side(side).tests();
        Troops troops = land.organised(war, battle, side);
        Map<File, Integer> files = new LinkedHashMap<>();
        for (String kind : troops.kinds()) {
            CombatStrength body = land.body(war, side, kind, CombatPhase.MELEE);
            double passes = tests ? passes(war, battle, side, kind) : 1;
            files.merge(new File(body, passes), troops.count(kind), Integer::sum);
        }
        return files;
    }

    private static Distribution<CombatStrength> inOrder(Map<File, Integer> files) {
        Distribution<CombatStrength> all = Distribution.sure(CombatStrength.NONE);
        for (Map.Entry<File, Integer> file : files.entrySet()) {
            CombatStrength one = file.getKey().body();
            Distribution<Integer> steady = steady(file.getValue(), file.getKey().passes());
            all = all.then(body -> steady.map(n -> body.plus(one.times(n))));
        }
        return all;
    }

    /** How many of so many units pass a test. */
    private static Distribution<Integer> steady(int count, double passes) {
        Distribution<Integer> some = Distribution.sure(passes == 1 ? count : 0);
        for (int n = 0; passes < 1 && n < count; n++) {
            some = some.then(before -> Distribution.either(before + 1, passes, before));
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

    /**
     * What dice can bring, each outcome with its chance.
     *
     * @param chances above 0, together 1
     */
    public record Distribution<T>(Map<T, Double> chances) {
        public Distribution {
            chances = Collections.unmodifiableMap(new LinkedHashMap<>(chances));
        }

        /** No die is needed. */
        public static <T> Distribution<T> sure(T only) {
            return new Distribution<>(Map.of(only, 1.0));
        }

        /** Each as likely as any other; what is listed twice is twice as likely. */
        public static <T> Distribution<T> even(List<T> list) {
            Map<T, Double> chances = new LinkedHashMap<>();
            list.forEach(one -> chances.merge(one, 1.0 / list.size(), Double::sum));
            return new Distribution<>(chances);
        }

        /** One with that chance, else the other. */
        public static <T> Distribution<T> either(T one, double chance, T other) {
            Map<T, Double> chances = new LinkedHashMap<>();
            chances.put(one, chance);
            chances.merge(other, 1 - chance, Double::sum);
            chances.values().removeIf(share -> share <= 0);
            return new Distribution<>(chances);
        }

        /** With what follows from each. */
        public <R> Distribution<R> then(Function<? super T, Distribution<R>> next) {
            Map<R, Double> all = new LinkedHashMap<>();
            chances.forEach((one, chance) -> next.apply(one)
                    .chances()
                    .forEach((result, share) -> all.merge(result, chance * share, Double::sum)));
            return new Distribution<>(all);
        }

        /** With what each amounts to. */
        public <R> Distribution<R> map(Function<? super T, R> what) {
            return then(one -> sure(what.apply(one)));
        }

        /** What they come to on average. */
        public double mean(ToDoubleFunction<? super T> what) {
            double sum = 0;
            for (Map.Entry<T, Double> one : chances.entrySet()) {
                sum += one.getValue() * what.applyAsDouble(one.getKey());
            }
            return sum;
        }
    }
}
