package strategos.engine.games.xenophon.tables;

import java.util.List;
import strategos.engine.Rule;

/**
 * What a battle costs.
 *
 * @param worst at this total or below, a second die counts the casualties
 * @param worstPlus hundreds of men added to that die
 */
@Rule({"battle-table", "battle-worst"})
public record BattleTable(List<Row> rows, int worst, int worstPlus) {
    /**
     * A line of the table.
     *
     * @param men hundreds of men lost
     */
    public record Row(int roll, int men) {}

    public BattleTable {
        rows = List.copyOf(rows);
        Rows.follow(rows, Row::roll, Row::roll, worst + 1, worst + rows.size());
        if (rows.isEmpty()) {
            throw new IllegalArgumentException("a battle has more results than the worst");
        }
    }

    /** Whether that total is as bad as can be. */
    public boolean worst(int total) {
        return total <= worst;
    }

    /** Hundreds of men lost at that total, above the worst; beyond the table, as its last line. */
    public int men(int total) {
        return rows.get(Math.min(total, rows.getLast().roll()) - worst - 1).men();
    }
}
