package strategos.engine.games.xenophon.tables;

import strategos.engine.Rule;

/**
 * Whether men desert, and how many.
 *
 * @param deserted the least total at which they do
 * @param each added for each mutiny token
 */
@Rule({"desertion-table", "desertion-mutiny"})
public record DesertionTable(int deserted, int each) {
    /** Whether that total brings desertion. */
    public boolean deserts(int total) {
        return total >= deserted;
    }

    /** Hundreds of men that go, by the second die. */
    public int men(int total) {
        return Math.max(0, total);
    }
}
