package strategos.engine.search;

/**
 * How much a player may think about an order. Counted in simulations and not in time, so that the same position, budget and
 * luck give the same order on every machine.
 *
 * @param simulations of all ideas together, at most: each plays one idea on, as far as it pays to look
 */
public record Budget(int simulations) {
    /** No thought at all. */
    public static final Budget NONE = new Budget(0);

    /** The share of it, in hundredths. */
    public Budget percent(int share) {
        return new Budget(Math.toIntExact((long) simulations * share / 100));
    }
}
