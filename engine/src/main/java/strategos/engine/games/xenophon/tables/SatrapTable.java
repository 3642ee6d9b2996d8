package strategos.engine.games.xenophon.tables;

import strategos.engine.Rule;

/**
 * Whether a satrap is met.
 *
 * @param met the least total at which one is
 * @param settled added in a settled area
 */
@Rule({"satrap-table", "satrap-settled"})
public record SatrapTable(int met, int settled) {
    /** Whether that total meets one. */
    public boolean meets(int total) {
        return total >= met;
    }
}
