package strategos.engine.games.xenophon.tables;

import strategos.engine.Rule;

/**
 * What hunger costs: hundreds of men as the die shows, with all that is added.
 *
 * @param plus always added to the die
 * @param each added for each starvation token
 */
@Rule("starvation-table")
public record StarvationTable(int plus, int each) {
    /** Hundreds of men lost at that total. */
    public int men(int total) {
        return Math.max(0, total);
    }
}
