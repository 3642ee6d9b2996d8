package strategos.bot.render.piece;

import java.util.ArrayList;
import java.util.List;
import strategos.bot.render.piece.PiecePainter.PieceArt.Extent;
import strategos.bot.render.sheet.Sheet.Look;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Piece;

/**
 * Pieces laid out side by side: counters and pawns in rows, persons in rows of their own below; where room is scarce all in
 * rows.
 */
public final class Stack {
    private static final double GAP = 2;

    /** How much larger a marker is where room is scarce, against the counters there. */
    private static final double COMPACT_MARKER = 1.35;

    /** Of more persons than these the first is shown, and how many more there are. */
    private static final int MOST_PERSONS = 3;

    private final List<Laid> pieces = new ArrayList<>();
    private double width;
    private double height;

    /** A piece with its left upper corner within the stack. */
    public record Laid(
            Piece piece, Style.Stacked style, double x, double y, double width, double height, double side) {}

    private record Sized(Piece piece, Style.Stacked style, Extent extent, double side) {}

    private Stack() {}

    /** The pieces in order, so many in a row, with counters of that side. */
    public static Stack of(
            List<Piece> pieces, Look look, PiecePainter painter, double side, int columns, boolean compact) {
        List<Sized> counters = new ArrayList<>();
        List<Sized> persons = new ArrayList<>();
        for (Piece piece : counted(pieces, look)) {
            Style.Stacked style = painter.worn(look.style(piece.style(), Style.Stacked.class), piece, compact);
            double own = compact && style instanceof Style.Marker ? side * COMPACT_MARKER : side;
            Sized sized = new Sized(piece, style, painter.extent(style, piece, own), own);
            (style instanceof Style.Pill ? persons : counters).add(sized);
        }
        Stack stack = new Stack();
        stack.addRows(counters, Math.ceilDiv(counters.size(), columns));
        stack.addRows(persons, persons.size());
        return stack;
    }

    /** The pieces, where they are too many persons with the first of them alone, who wears the number of the others. */
    private static List<Piece> counted(List<Piece> pieces, Look look) {
        List<Piece> persons = pieces.stream()
                .filter(p -> look.style(p.style()) instanceof Style.Pill)
                .toList();
        if (persons.size() <= MOST_PERSONS) {
            return pieces;
        }
        List<Piece> counted = new ArrayList<>(pieces);
        Piece first = persons.getFirst();
        counted.set(pieces.indexOf(first), first.badged("+" + (persons.size() - 1)));
        counted.removeAll(persons.subList(1, persons.size()));
        return counted;
    }

    /** Persons alone, so many in a row. */
    public static Stack ofPersons(List<Piece> persons, Look look, PiecePainter painter, double side, int columns) {
        Stack stack = new Stack();
        List<Sized> sized = new ArrayList<>();
        for (Piece person : persons) {
            Style.Stacked style = look.style(person.style(), Style.Stacked.class);
            sized.add(new Sized(person, style, painter.extent(style, person, side), side));
        }
        stack.addRows(sized, Math.ceilDiv(sized.size(), columns));
        return stack;
    }

    /** So many rows, as evenly filled as can be. */
    private void addRows(List<Sized> sized, int rows) {
        for (int row = 0, from = 0; row < rows; row++) {
            int to = from + Math.ceilDiv(sized.size() - from, rows - row);
            addRow(sized.subList(from, to));
            from = to;
        }
    }

    private void addRow(List<Sized> row) {
        double high = row.stream().mapToDouble(s -> s.extent().height()).max().orElse(0);
        double x = 0;
        double top = height == 0 ? 0 : height + GAP;
        for (Sized sized : row) {
            Extent extent = sized.extent();
            double y = top + high - extent.height();
            pieces.add(new Laid(sized.piece(), sized.style(), x, y, extent.width(), extent.height(), sized.side()));
            x += extent.width() + GAP;
        }
        width = Math.max(width, x - GAP);
        height = top + high;
    }

    public List<Laid> pieces() {
        return List.copyOf(pieces);
    }

    public double width() {
        return width;
    }

    public double height() {
        return height;
    }
}
