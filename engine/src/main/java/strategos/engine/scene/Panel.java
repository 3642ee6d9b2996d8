package strategos.engine.scene;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import strategos.engine.text.Text;

/** A part of the picture beside the map. */
@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "panel")
public sealed interface Panel {
    /** The heading above it. */
    Text name();

    /**
     * Numbered cells in rows, with the current one ringed and those before it dimmed.
     *
     * @param columns cells in a row
     * @param current the current cell; 0 for none
     * @param pieces small markers in the cells; a piece's spot is the cell's number
     */
    record Track(Text name, int from, int to, int columns, int current, List<Piece> pieces) implements Panel {
        public Track {
            pieces = List.copyOf(pieces);
        }
    }

    /** A card for each side or army. */
    record Roster(Text name, List<Card> cards) implements Panel {
        public Roster {
            cards = List.copyOf(cards);
        }
    }

    /** Lines with figures in columns, and perhaps their totals. */
    record Table(Text name, List<Text> columns, List<Row> rows, List<Row> totals) implements Panel {
        public Table {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
            totals = List.copyOf(totals);
        }
    }

    /** What the signs on the map mean. */
    record Legend(Text name, List<Entry> entries) implements Panel {
        public Legend {
            entries = List.copyOf(entries);
        }
    }

    /**
     * One side or army.
     *
     * @param style the style of its pawn and its colour
     * @param figure its main number, as written
     * @param unit what the main number counts
     * @param gauge how full its bar is, 0 to 1; negative for no bar
     * @param counts small figures with their icons
     * @param active whether it is to move
     * @param out whether it no longer plays: dimmed
     */
    record Card(
            String style,
            String sign,
            Text title,
            Text subtitle,
            String figure,
            Text unit,
            double gauge,
            List<Count> counts,
            boolean active,
            boolean out) {
        public Card {
            counts = List.copyOf(counts);
        }
    }

    /** An icon with a number; a zero is dimmed. */
    record Count(String icon, int number, Text label) {}

    /**
     * A line of a table.
     *
     * @param icon an icon of the sheet, or empty
     * @param over a small word above the label
     * @param cells one a column, as written; a sign in front colours it
     */
    record Row(String icon, Text over, Text label, List<String> cells) {
        public Row {
            cells = List.copyOf(cells);
        }
    }

    /** A sign and its meaning. */
    record Entry(String style, Text label) {}
}
