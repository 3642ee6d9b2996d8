package strategos.engine.box;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.engine.text.Minus;
import strategos.engine.text.Text;

/**
 * A table as the box prints it, or a list of what lies in it: to be looked up, before a match and during it.
 *
 * @param id by which it is asked for
 * @param title its heading
 * @param note how it is read
 * @param rule that it belongs to
 * @param columns their headings
 * @param rows each with a cell for every column
 */
public record PrintedTable(String id, Text title, Text note, String rule, List<Text> columns, List<List<Text>> rows) {
    /** So many rows can be read on a telephone as one picture. */
    private static final int SHEET = 50;

    public PrintedTable {
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).toList();
        for (List<Text> row : rows) {
            if (row.size() != columns.size()) {
                throw new IllegalArgumentException(
                        id + " has " + columns.size() + " columns, but a row of " + row.size());
            }
        }
    }

    /**
     * A table whose heading and note are {@code table.<id>} and {@code table.<id>.note} among the game's words, and its
     * columns' headings {@code table.column.<name>}.
     *
     * @param cells of each row, as {@link Text#of(String, Object...)} takes values
     */
    public static PrintedTable of(String id, String rule, List<String> columns, List<List<Object>> cells) {
        return named(id, rule, columns.stream().map(PrintedTable::heading).toList(), cells);
    }

    /** The same where all columns but the first are headed as the box prints them, such as by odds. */
    public static PrintedTable chart(
            String id, String rule, String first, List<String> printed, List<List<Object>> cells) {
        List<Text> columns = new ArrayList<>();
        columns.add(heading(first));
        printed.forEach(column -> columns.add(cell(column)));
        return named(id, rule, columns, cells);
    }

    private static PrintedTable named(String id, String rule, List<Text> columns, List<List<Object>> cells) {
        String key = "table." + id;
        return new PrintedTable(
                id,
                Text.of(key),
                Text.of(key + ".note"),
                rule,
                columns,
                cells.stream()
                        .map(row -> row.stream().map(PrintedTable::cell).toList())
                        .toList());
    }

    /** The table as it is painted: one that is too long for one picture as several of about the same length, in their order. */
    public List<PrintedTable> sheets() {
        int count = Math.max(1, Math.ceilDiv(rows.size(), SHEET));
        int each = Math.ceilDiv(rows.size(), count);
        return IntStream.range(0, count)
                .mapToObj(n -> rows.subList(n * each, Math.min(rows.size(), (n + 1) * each)))
                .map(some -> new PrintedTable(id, title, note, rule, columns, some))
                .toList();
    }

    /** A row of a head and what follows it. */
    public static List<Object> row(Object head, List<?> rest) {
        return Stream.concat(Stream.of(head), rest.stream())
                .map(Object.class::cast)
                .toList();
    }

    /** A cell that says yes, or has a dash. */
    public static Text yes(boolean so) {
        return Text.of(so ? "table.yes" : "table.none");
    }

    /** A cell with the value, or a dash where there is none. */
    public static Object orNone(Optional<?> value) {
        return value.<Object>map(there -> there).orElse(Text.of("table.none"));
    }

    private static Text heading(String name) {
        return Text.of("table.column." + name);
    }

    private static Text cell(Object value) {
        return switch (value) {
            case Text text -> text;
            case String figure -> Text.of("table.cell", "value", Minus.in(figure));
            default -> Text.of("table.cell", "value", value);
        };
    }
}
