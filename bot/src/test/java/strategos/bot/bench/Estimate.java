package strategos.bot.bench;

import java.util.Arrays;

/**
 * The mean of what was measured.
 *
 * @param sure within so much of it the true one lies nineteen times in twenty
 */
record Estimate(double mean, double sure) {
    /** Of a normal distribution: nineteen in twenty lie within so many standard errors. */
    private static final double ERRORS = 1.96;

    /** @throws java.util.NoSuchElementException of nothing */
    static Estimate of(double... values) {
        double mean = Arrays.stream(values).average().orElseThrow();
        double squares = Arrays.stream(values)
                .map(one -> (one - mean) * (one - mean))
                .average()
                .orElseThrow();
        return new Estimate(mean, ERRORS * Math.sqrt(squares / values.length));
    }
}
