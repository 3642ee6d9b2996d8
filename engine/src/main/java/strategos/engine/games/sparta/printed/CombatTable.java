package strategos.engine.games.sparta.printed;

import java.util.List;
import strategos.engine.Rule;

/**
 * A Combat Results Table.
 *
 * @param lowest the odds of the first column, as {@link Odds} counts them
 * @param rows one a face of the die
 */
@Rule({"8.1", "8.5-naval"})
public record CombatTable(int lowest, List<String> columns, List<List<String>> rows, String provenance) {
    public CombatTable {
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).toList();
        if (rows.size() != 6) {
            throw new IllegalArgumentException("a combat table has a row for each face of a die");
        }
        for (List<String> row : rows) {
            if (row.size() != columns.size()) {
                throw new IllegalArgumentException("each row has as many results as there are columns");
            }
            row.forEach(Outcome::of);
        }
    }

    /** The final column of these odds after the leadership shift. */
    @Rule({"8.1", "8.5-naval", "6.2"})
    public int column(Odds odds, int shift) {
        int column = odds.rung() - Odds.rung(lowest) + shift;
        return Math.max(0, Math.min(columns.size() - 1, column));
    }

    /** The result of that die in that column. */
    public Outcome outcome(int column, int die) {
        return Outcome.of(rows.get(die - 1).get(column));
    }

    /** Whether it is the lowest column, in which no defending leader dies. */
    @Rule("6.7")
    public boolean isLowest(int column) {
        return column == 0;
    }

    /** Whether it is the highest column, in which no attacking leader dies. */
    @Rule("6.7")
    public boolean isHighest(int column) {
        return column == columns.size() - 1;
    }
}
