package strategos.engine.games.xenophon.tables;

import strategos.engine.Rule;

/**
 * Whether mutinous men are rallied.
 *
 * @param rallied the least total that takes a mutiny token away
 */
@Rule("rally-table")
public record RallyTable(int rallied) {
    /** Whether that total takes a token away. */
    public boolean rallied(int total) {
        return total >= rallied;
    }
}
