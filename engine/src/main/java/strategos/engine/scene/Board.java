package strategos.engine.scene;

import java.util.List;
import java.util.Optional;
import strategos.engine.text.Minus;
import strategos.engine.text.Text;

/**
 * A fight as a picture: who meets whom and where, how the odds come to a column of a chart, what the dice can do there, and
 * with what chance; after the roll, what they did.
 *
 * @param alt all of it in words
 * @param sheet the sheet on which the place lies
 * @param spot the place: its ground lies behind the two camps
 * @param camps from above: the one that is attacked, the one that attacks
 * @param cast the throw that the chart is lit for: to come, or the last one
 * @param key below the chart: what its codes mean; nothing where that needs no words
 * @param chances of the results before the die, the worst for the attacker first: kept after it; none where nothing is thrown
 * @param earlier throws that came before in the same round, the first of them first
 */
public record Board(
        Text title,
        Text subtitle,
        Text alt,
        String sheet,
        String spot,
        List<Camp> camps,
        Throw cast,
        Grid grid,
        Text key,
        List<Chance> chances,
        List<Throw> earlier) {
    public Board {
        camps = List.copyOf(camps);
        chances = List.copyOf(chances);
        earlier = List.copyOf(earlier);
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

    /**
     * How a throw comes about, and what came of it.
     *
     * @param title whose it is, and for what
     * @param steps read from left to right, from the odds to the column
     * @param added to the die
     * @param roll none before it
     */
    public record Throw(Text title, List<Strip.Modifier> steps, List<Strip.Modifier> added, Optional<Roll> roll) {
        public Throw {
            steps = List.copyOf(steps);
            added = List.copyOf(added);
        }
    }

    /**
     * A die and what came of it. Only rolls that all may see come onto a board.
     *
     * @param index in the open chain, so that a reader can verify it; 0 where the record does not tell
     */
    public record Roll(int index, int face, String result, Text sentence) {}

    /**
     * The chart: a row for each face of the die, from 1.
     *
     * @param rows the cells of each face, as many as there are columns
     * @param column the one that counts, from 0
     */
    public record Grid(List<String> columns, List<List<Cell>> rows, int column) {
        public Grid {
            columns = columns.stream().map(Minus::in).toList();
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
