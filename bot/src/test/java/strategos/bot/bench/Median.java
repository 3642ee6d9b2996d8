package strategos.bot.bench;

import java.util.Arrays;
import java.util.function.Supplier;

/** Times something again and again after a warm-up. */
final class Median {
    private static final double NANOS = 1e6;

    private Median() {}

    /** The median in milliseconds of {@code counted} runs, after {@code warm} that do not count. */
    static double millis(int warm, int counted, Supplier<?> work) {
        Object made = null;
        for (int i = 0; i < warm; i++) {
            made = work.get();
        }
        double[] took = new double[counted];
        for (int i = 0; i < counted; i++) {
            long start = System.nanoTime();
            made = work.get();
            took[i] = (System.nanoTime() - start) / NANOS;
        }
        if (made == null) {
            throw new IllegalStateException("nothing was made that could be measured");
        }
        Arrays.sort(took);
        return took[counted / 2];
    }
}
