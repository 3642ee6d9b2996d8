package strategos.engine.dice;

/**
 * A ruling needed more links than its chain had left. Nothing is spent: once the commitment of a new chain is published
 * the same order can be ruled on again, and the dice fall as they would have fallen.
 */
public final class ChainUsedUp extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Chain chain;

    ChainUsedUp(Chain chain) {
        super("the " + chain.word() + " chain has no link left: a new one must be committed to first");
        this.chain = chain;
    }

    /** Which chain needs a successor. */
    public Chain chain() {
        return chain;
    }
}
