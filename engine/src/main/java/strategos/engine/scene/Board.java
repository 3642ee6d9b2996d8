package strategos.engine.scene;

import java.util.List;
import java.util.Optional;
import strategos.engine.text.Text;

/**
 * A fight as a picture: who meets whom and where, how the odds come to a column of a chart, what the dice can do there, and
 * with what chance; after the roll, what they did.
 *
 * @param alt all of it in words
 * @param sheet the sheet on which the place lies
 * @param spot the place: its ground lies behind the two camps
 * @param camps from above: the one that is attacked, the one that attacks
 * @param steps read from left to right, from the odds to the column
 * @param roll what was rolled; none before it
 * @param key below the chart: what its codes mean; nothing where that needs no words
 * @param chances of the results, the worst for the attacker first
 */
public record Board(
        Text title,
        Text subtitle,
        Text alt,
        String sheet,
        String spot,
        List<Camp> camps,
        List<Strip.Modifier> steps,
        Optional<Roll> roll,
        Grid grid,
        Text key,
        List<Chance> chances) {
    public Board {
        camps = List.copyOf(camps);
        steps = List.copyOf(steps);
        chances = List.copyOf(chances);
    }

    /**
     * One side of it.
     *
     * @param style its colour and plate
     * @param role what it does here
     * @param figure its strength as written
     * @param unit what the figure counts
     * @param pieces its counters and persons; their spots do not count
     */
    public record Camp(String style, Text name, Text role, String figure, Text unit, List<Piece> pieces) {
        public Camp {
            pieces = List.copyOf(pieces);
        }
    }

    /** A die and what came of it. */
    public record Roll(int face, String result, Text sentence) {}

    /**
     * The chart: a row for each face of the die, from 1.
     *
     * @param rows the cells of each face, as many as there are columns
     * @param column the one that counts, from 0
     */
    public record Grid(List<String> columns, List<List<Cell>> rows, int column) {
        public Grid {
            columns = List.copyOf(columns);
            rows = rows.stream().map(List::copyOf).toList();
            int width = columns.size();
            if (column < 0 || column >= width || rows.stream().anyMatch(r -> r.size() != width)) {
                throw new IllegalArgumentException(
                        "each row has a cell for each column, and the column is one of them");
            }
        }
    }

    /**
     * A result as the chart prints it.
     *
     * @param favour above 0 when it is good for the attacker, below when it is bad
     */
    public record Cell(String code, int favour) {}

    /** A result with its meaning, and on how many of so many rolls it comes. */
    public record Chance(Cell result, Text meaning, int of, int in) {}
}
