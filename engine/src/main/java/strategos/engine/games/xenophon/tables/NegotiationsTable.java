package strategos.engine.games.xenophon.tables;

import java.util.List;
import strategos.engine.Rule;

/**
 * What comes of meeting a satrap.
 *
 * @param menon what Menon adds to the roll
 */
@Rule("negotiations-table")
public record NegotiationsTable(List<Row> rows, int menon) {
    /**
     * A line of the table.
     *
     * @param mood how the satrap meets the army
     * @param anger anger tokens gained
     * @param food food tokens gained
     * @param calmed whether all anger goes
     */
    public record Row(int roll, String mood, int anger, int food, boolean calmed) {}

    public NegotiationsTable {
        rows = List.copyOf(rows);
        Rows.follow(rows, Row::roll, Row::roll, 1, 6);
    }

    /** The line for that total; outside the table, the nearest. */
    public Row row(int total) {
        return rows.get(Math.clamp(total, 1, rows.size()) - 1);
    }
}
