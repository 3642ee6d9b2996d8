package strategos.engine;

/**
 * What the numbers of a position are worth. A {@link Mind} knows what to count and asks its own judgement for the worth; who
 * wants to learn a better one gives it another.
 */
public interface Judgement {
    /**
     * The logarithm of the odds; of several sides, each weighs as its own power of e.
     *
     * @param numbers of the position, as many as {@link #numbers} says
     * @param left the share of the match that is left, from 0 to 1
     */
    double sum(String scenario, double[] numbers, double left);

    /** How many numbers of a position the scenario weighs. */
    int numbers(String scenario);

    /** How likely the side is to win whose numbers they are: from 0 to 1. */
    default double of(String scenario, double[] numbers, double left) {
        return 1 / (1 + Math.exp(-sum(scenario, numbers, left)));
    }
}
