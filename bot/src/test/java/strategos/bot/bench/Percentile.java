package strategos.bot.bench;

import java.util.Collection;

/** Below which figure so much of a measurement lies. */
public final class Percentile {
    private Percentile() {}

    /**
     * The figure at that part of all of them.
     *
     * @param part 0 for the least, 0.5 for the median, 1 for the greatest
     * @return 0 when there is none
     */
    public static double of(Collection<Double> all, double part) {
        double[] sorted = all.stream().mapToDouble(d -> d).sorted().toArray();
        return sorted.length == 0 ? 0 : sorted[(int) ((sorted.length - 1) * part)];
    }
}
