package strategos.bot.render.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * How wide the columns of a list are. Each has room for its longest word; the rest goes, piece by piece, where it saves the most
 * lines, so that one long cell does not take what a column of long cells needs.
 *
 * @param columns the cells of each column, its head among them
 * @param space between two words
 */
record ColumnWidths(List<List<Cell>> columns, double space) {
    /** The rest is given in so many pieces at most. */
    private static final int PIECES = 32;

    /** A cell broken twice as often is dear out of proportion: its row is as tall as the tallest of its cells. */
    private static final int DEAR = 3;

    /** What a line of letters may be wider than the sum of its words. */
    private static final double KERNING = 1;

    /**
     * The words of a cell.
     *
     * @param words the width of each
     * @param whole all of them in one line
     */
    record Cell(List<Double> words, double whole) {
        Cell {
            words = List.copyOf(words);
        }

        double longest() {
            return words.stream().mapToDouble(Double::doubleValue).max().orElse(0);
        }

        /** How many lines it takes. */
        int lines(double width, double space) {
            if (whole <= width) {
                return 1;
            }
            int lines = 1;
            double line = 0;
            for (double word : words) {
                double longer = line == 0 ? word : line + space + word;
                if (longer > width && line > 0) {
                    lines++;
                    line = word;
                } else {
                    line = longer;
                }
            }
            return lines;
        }
    }

    /** Whether not even the longest words have room. */
    boolean narrow(double room) {
        return least().sum() > room;
    }

    private DoubleStream least() {
        return columns.stream()
                .mapToDouble(
                        cells -> cells.stream().mapToDouble(Cell::longest).max().orElse(0));
    }

    private DoubleStream whole() {
        return columns.stream()
                .mapToDouble(
                        cells -> cells.stream().mapToDouble(Cell::whole).max().orElse(0) + KERNING);
    }

    /** The width of each; together they fill the room. */
    List<Double> in(double room) {
        double[] least = least().toArray();
        double[] whole = whole().toArray();
        double needed = DoubleStream.of(least).sum();
        double wanted = DoubleStream.of(whole).sum();
        if (needed > room) {
            return widths(least, room / needed, 0);
        }
        if (wanted <= room) {
            return widths(whole, 1, (room - wanted) / columns.size());
        }
        return widths(shared(least, (room - needed) / PIECES), 1, 0);
    }

    private static List<Double> widths(double[] widths, double times, double more) {
        return Arrays.stream(widths).map(width -> width * times + more).boxed().toList();
    }

    private double[] shared(double[] least, double piece) {
        List<double[]> dear = new ArrayList<>();
        for (int i = 0; i < least.length; i++) {
            dear.add(dear(columns.get(i), least[i], piece));
        }
        int[] has = new int[least.length];
        int left = PIECES;
        while (left > 0) {
            Step best = best(dear, has, left);
            has[best.column()] += best.pieces();
            left -= best.pieces();
        }
        double[] widths = least.clone();
        for (int i = 0; i < widths.length; i++) {
            widths[i] += has[i] * piece;
        }
        return widths;
    }

    /** How dear the lines of a column are with so many pieces. */
    private double[] dear(List<Cell> cells, double least, double piece) {
        double[] dear = new double[PIECES + 1];
        for (int pieces = 0; pieces <= PIECES; pieces++) {
            double width = least + pieces * piece;
            dear[pieces] = cells.stream()
                    .mapToDouble(cell -> Math.pow(cell.lines(width, space), DEAR))
                    .sum();
        }
        return dear;
    }

    /** So many pieces for a column. */
    private record Step(int column, int pieces, double saved) {}

    /** The step that saves the most for each piece; where none saves anything, a piece for the narrowest in pieces. */
    private static Step best(List<double[]> dear, int[] has, int left) {
        List<Step> steps = new ArrayList<>();
        for (int column = 0; column < has.length; column++) {
            for (int pieces = 1; pieces <= left; pieces++) {
                double saved = dear.get(column)[has[column]] - dear.get(column)[has[column] + pieces];
                steps.add(new Step(column, pieces, saved / pieces));
            }
        }
        Step best = Collections.max(steps, Comparator.comparingDouble(Step::saved));
        if (best.saved() > 0) {
            return best;
        }
        int fewest = 0;
        for (int column = 1; column < has.length; column++) {
            fewest = has[column] < has[fewest] ? column : fewest;
        }
        return new Step(fewest, 1, 0);
    }
}
