package strategos.engine.games.xenophon.tables;

import java.util.List;
import strategos.engine.Rule;

/** What foraging brings: food, and anger. */
@Rule("forage-table")
public record ForageTable(List<Row> rows) {
    /**
     * A line of the table.
     *
     * @param food food tokens gained
     * @param anger anger tokens gained
     */
    public record Row(int roll, int food, int anger) {}

    public ForageTable {
        rows = List.copyOf(rows);
        Rows.follow(rows, Row::roll, Row::roll, 1, 6);
    }

    /** The line for that total; outside the table, the nearest. */
    public Row row(int total) {
        return rows.get(Math.clamp(total, 1, rows.size()) - 1);
    }
}
