package strategos.engine.games.persians.computer;

import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.war.BattleRound.ResultCode;

/** How a battle on land will probably go: round by round with the means of the charts. */
final class Forecast {
    private static final int ROUNDS = 8;
    private static final double BROKEN = 0.2;

    private final Tables.LandTable table;

    Forecast(Tables.LandTable table) {
        this.table = table;
    }

    /** What a roll does on average: points lost, and how often it asks for a test. */
    private record Mean(double lost, double tests) {}

    private Mean mean(double points, Strength by) {
        if (points < 1) {
            return new Mean(0, 0);
        }
        int column = table.column((int) points) + by.shift();
        double lost = 0;
        double tests = 0;
        for (int die = 1; die <= Tables.SIDES; die++) {
            ResultCode result = ResultCode.of(table.cell(column, die + by.bonus()));
            lost += result.points();
            tests += result.tested() ? 1 : 0;
        }
        return new Mean(lost / Tables.SIDES, tests / Tables.SIDES);
    }

    private static double after(double share, Strength body, Mean mean) {
        double left = share - mean.lost() / Math.max(1, body.points());
        return Math.max(0, left) * (1 - mean.tests() * body.shaken());
    }

    /** The share of ours left in order less that of theirs, when one side can fight no longer. */
    double margin(Strength ours, Strength theirs) {
        if (theirs.points() == 0) {
            return 1;
        }
        double own = ours.points() == 0 ? 0 : 1;
        double other = 1;
        for (int round = 0; round < ROUNDS && own > BROKEN && other > BROKEN; round++) {
            Mean given = mean(ours.fire() * own, ours);
            Mean taken = mean(theirs.fire() * other, theirs);
            other = after(other, theirs, given);
            own = after(own, ours, taken);
            given = mean(ours.melee() * own, ours);
            taken = mean(theirs.melee() * other, theirs);
            other = after(other, theirs, given);
            own = after(own, ours, taken);
        }
        return own - other;
    }

    /**
     * What a body of land units is worth in a battle, reckoned on average.
     *
     * @param points combat points as printed
     * @param fire points that fire
     * @param melee points in mêlée
     * @param shaken how likely a unit is to fail a morale test
     * @param bonus what is added to the die of combat
     * @param shift columns
     */
    record Strength(double points, double fire, double melee, double shaken, int bonus, int shift) {
        /** Nobody. */
        static final Strength NONE = new Strength(0, 0, 0, 0, 0, 0);

        /** With more columns. */
        Strength shifted(int more) {
            return new Strength(points, fire, melee, shaken, bonus, shift + more);
        }

        /** Part of it, or a multiple. */
        Strength times(double share) {
            return new Strength(points * share, fire * share, melee * share, shaken, bonus, shift);
        }

        /** Both together, under the better commander. */
        Strength and(Strength other) {
            double sum = points + other.points;
            return new Strength(
                    sum,
                    fire + other.fire,
                    melee + other.melee,
                    sum == 0 ? 0 : (shaken * points + other.shaken * other.points) / sum,
                    Math.max(bonus, other.bonus),
                    Math.max(shift, other.shift));
        }
    }
}
