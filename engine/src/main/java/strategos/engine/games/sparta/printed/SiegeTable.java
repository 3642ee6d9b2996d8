package strategos.engine.games.sparta.printed;

import java.util.List;
import strategos.engine.Rule;

/**
 * The Siege Table.
 *
 * @param lowest the odds of the first column
 * @param falls the least modified die in each column on which the place falls
 * @param minoa what is added when the fort in Plataea is besieged
 * @param counterSiege what is added when the besieged sally
 */
@Rule({"9.0", "9.1"})
public record SiegeTable(
        int lowest, List<String> columns, List<Integer> falls, int minoa, int counterSiege, String provenance) {
    public SiegeTable {
        columns = List.copyOf(columns);
        falls = List.copyOf(falls);
        if (columns.size() != falls.size() || columns.isEmpty()) {
            throw new IllegalArgumentException("each column has its number");
        }
    }

    /** The column of these odds. */
    public int column(Odds odds) {
        return Math.max(0, Math.min(columns.size() - 1, odds.rung() - Odds.rung(lowest)));
    }

    /** Whether it falls in that column on that die, all modifiers added. */
    public boolean falls(int column, int modified) {
        return modified >= falls.get(column);
    }

    /** On how many of the six faces it falls. */
    public int chances(int column, int modifier) {
        int faces = 0;
        for (int die = 1; die <= 6; die++) {
            faces += falls(column, die + modifier) ? 1 : 0;
        }
        return faces;
    }
}
