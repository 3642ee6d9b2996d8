package strategos.engine.games.xenophon.tables;

import strategos.engine.Rule;

/**
 * What harsh weather costs: hundreds of men as the die shows, with all that is added.
 *
 * @param plus always added to the die
 * @param attacked added when the army was attacked this turn
 * @param harshBefore added when its last turn was harsh too
 */
@Rule({"exposure-table", "exposure-attacked", "exposure-harsh-before"})
public record ExposureTable(int plus, int attacked, int harshBefore) {
    /** Hundreds of men lost at that total. */
    public int men(int total) {
        return Math.max(0, total);
    }
}
