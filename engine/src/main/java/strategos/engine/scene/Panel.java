package strategos.engine.scene;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.text.Minus;
import strategos.engine.text.Text;

/** A part of the picture beside the map. */
@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "panel")
public sealed interface Panel {
    /** The heading above it. */
    Text name();

    /**
     * Numbered cells in rows, with the current one ringed and those before it dimmed.
     *
     * @param from the first cell
     * @param to the last cell; below the first the numbers count down
     * @param columns cells in a row
     * @param current the current cell
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
     * Sectors of a disc, such as the quarters of a year.
     *
     * @param sectors clockwise from the top
     * @param current the current one, from 1
     * @param hub what stands in the middle
     * @param title beside the disc
     * @param lines below the title
     */
    record Dial(Text name, List<Text> sectors, int current, String hub, Text title, List<Text> lines) implements Panel {
        public Dial {
            sectors = List.copyOf(sectors);
            lines = List.copyOf(lines);
        }
    }

    /**
     * A scale between two sides with a marker on it.
     *
     * @param from the best for the low side
     * @param to the best for the high side
     * @param at where the marker stands
     * @param figure that level as written
     * @param low style of the low side
     * @param high style of the high side
     */
    record Balance(
            Text name, int from, int to, int at, String figure, String low, Text lowName, String high, Text highName)
            implements Panel {}

    /**
     * Pieces beside the map, with what they stand for.
     *
     * @param sign a letter or number in a disc
     * @param pieces pills and counters; their spots do not count
     */
    record Tray(Text name, String sign, Text title, Text subtitle, List<Piece> pieces) implements Panel {
        public Tray {
            pieces = List.copyOf(pieces);
        }
    }

    /** One figure of the hour, with its caption. */
    record Fact(Text name, String figure, Text caption) implements Panel {}

    /**
     * One side or army.
     *
     * @param style the style of its pawn and its colour
     * @param sign letters on the pawn
     * @param figure its main number, as written
     * @param unit what the main number counts
     * @param gauge how full its bar is, 0 to 1; none for no bar
     * @param counts small figures with their icons
     * @param active whether it is to move
     * @param out whether it no longer plays: dimmed
     */
    record Card(
            String style,
            Optional<String> sign,
            Text title,
            Text subtitle,
            String figure,
            Text unit,
            Optional<Double> gauge,
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
     * @param icon an icon of the sheet
     * @param over a small word above the label
     * @param cells one a column, as written; a sign in front colours it
     */
    record Row(Optional<String> icon, Text over, Text label, List<String> cells) {
        public Row {
            cells = cells.stream().map(Minus::in).toList();
        }
    }

    /**
     * A sign and its meaning.
     *
     * @param looks states that the sign shows, as pieces do
     */
    record Entry(String style, Set<String> looks, Text label) {
        /** The look of a pile of several, with their number where pieces are large enough to show one. */
        public static final String PILED = "piled";

        /** The look of a place with a figure in its sign, where signs are large enough to show one. */
        public static final String FIGURED = "figured";

        public Entry {
            looks = Set.copyOf(looks);
        }

        /** A sign as it usually looks. */
        public Entry(String style, Text label) {
            this(style, Set.of(), label);
        }
    }
}
