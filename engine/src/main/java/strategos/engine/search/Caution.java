package strategos.engine.search;

/**
 * How much an idea must have shown before it takes the place of the usual order.
 *
 * @param margin standard errors that it must gain on the usual order
 * @param trials each idea is tried so often at least; of more ideas than that allows, some are left out
 * @param doubts trials without a gain, which are reckoned with those that were made: what won twice by luck has gained nothing
 */
public record Caution(double margin, int trials, int doubts) {
    /** For ideas that are worth something, and values that change little by little. */
    public static final Caution USUAL = new Caution(0.7, 1, 0);

    public Caution {
        if (margin < 0 || trials < 1 || doubts < 0) {
            throw new IllegalArgumentException("caution of " + margin + ", " + trials + ", " + doubts);
        }
    }
}
