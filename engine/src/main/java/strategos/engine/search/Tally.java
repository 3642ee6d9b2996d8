package strategos.engine.search;

/** What an idea gained against the usual order, trial by trial, with the same luck for both. */
final class Tally {
    private int count;
    private double sum;
    private double squares;

    void add(double value) {
        count++;
        sum += value;
        squares += value * value;
    }

    int count() {
        return count;
    }

    double mean() {
        return count == 0 ? 0 : sum / count;
    }

    /** The standard error of the mean; of fewer than two trials it is not known, and taken for large. */
    double error() {
        if (count < 2) {
            return 1;
        }
        double variance = Math.max(0, squares / count - mean() * mean());
        return Math.sqrt(variance / (count - 1));
    }
}
