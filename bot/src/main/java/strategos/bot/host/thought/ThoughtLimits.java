package strategos.bot.host.thought;

import strategos.engine.search.Budget;

/**
 * How much computers may think.
 *
 * @param hard what a hard one thinks about an order
 * @param thinkers how many think at once
 */
public record ThoughtLimits(Budget hard, int thinkers) {
    /** No thought: each level plays by rules of thumb. */
    public static final ThoughtLimits NONE = new ThoughtLimits(Budget.NONE, 1);

    public ThoughtLimits {
        if (thinkers < 1) {
            throw new IllegalArgumentException("somebody must think");
        }
    }
}
