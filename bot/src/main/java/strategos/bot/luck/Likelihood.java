package strategos.bot.luck;

import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;
import strategos.engine.dice.DiceStatistics.FaceTally;
import strategos.engine.text.Text;

/**
 * How often fair dice stray as far as these did, or further.
 *
 * @param share of matches with so many fair dice: from 0 to 1
 */
record Likelihood(double share) {
    /** Below so many dice a side the spread of faces says nothing. */
    static final int LEAST = 5;

    private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

    /** Of faces spread so unevenly, or more so. */
    static Likelihood ofFaces(FaceTally tally) {
        return new Likelihood(
                tally.degreesOfFreedom() == 0
                        ? 1
                        : ChiSquaredDistribution.of(tally.degreesOfFreedom()).survivalProbability(tally.chiSquare()));
    }

    /** Whether there are dice enough for the spread of faces to mean something. */
    static boolean tells(FaceTally tally) {
        return tally.sides() > 1 && tally.dice() >= LEAST * tally.sides();
    }

    /** Of a sum of faces so far above or below the mean; half a pip is allowed for sums being whole. */
    static Likelihood ofSum(FaceTally tally) {
        double away = Math.max(0, Math.abs(tally.deviation()) - .5);
        return new Likelihood(tally.spread() == 0 ? 1 : 2 * NORMAL.survivalProbability(away / tally.spread()));
    }

    /** In words: "in 4 of 10 matches". Of a dozen figures one strays far: none is told as rarer than one in a hundred. */
    Text words() {
        if (share >= .95) {
            return Text.of("luck.nearly-all");
        }
        if (share >= .1) {
            return Text.of("luck.of", "n", (int) Math.round(share * 10), "all", 10);
        }
        return share >= .01 ? Text.of("luck.of", "n", ofHundred(), "all", 100) : Text.of("luck.hardly");
    }

    /** Of a hundred matches. */
    int ofHundred() {
        return (int) Math.round(share * 100);
    }
}
