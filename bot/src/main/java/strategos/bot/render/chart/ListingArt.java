package strategos.bot.render.chart;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import strategos.bot.host.Chart;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;

/** Rows and columns of words: columns are as wide as they need, and the widest breaks its lines. */
final class ListingArt {
    private static final double HEAD = 54;
    private static final double LINE = 38;
    private static final double PAD = 14;
    private static final double BETWEEN = 26;
    private static final double CLOSE = 16;
    private static final int MANY = 7;
    private static final double MOST = 30;
    private static final double LEAST = 22;
    private static final double STEP = 2;

    /** Smaller type is read on a telephone only where one looks closer. */
    private static final double EASY = 24;

    private static final int MOST_LINES = 16;

    /** From so many rows on a list of single words stands in two banks. */
    private static final int LONG = 40;

    private final Lettering lettering;

    ListingArt(Lettering lettering) {
        this.lettering = lettering;
    }

    double height(Chart.Listing list) {
        return height(plans(list));
    }

    private static double height(List<Plan> plans) {
        return plans.stream().mapToDouble(Plan::height).max().orElse(HEAD);
    }

    void paint(Graphics2D g, Chart.Listing list, double top) {
        List<Plan> plans = plans(list);
        double height = height(plans);
        Shape card = Canvas.rounded(ChartPainter.SIDE, top, ChartPainter.RIGHT - ChartPainter.SIDE, height, 9);
        Canvas.fill(g, card, Inks.CREAM);
        Canvas.within(g, card, () -> plans.forEach(plan -> plan.paint(g, top)));
        Canvas.draw(g, card, Inks.RULE, 1.6);
    }

    private List<Plan> plans(Chart.Listing list) {
        double wide = ChartPainter.RIGHT - ChartPainter.SIDE;
        if (list.columns().size() > 1 || list.rows().size() < LONG) {
            return List.of(plan(list, list.rows(), ChartPainter.SIDE, wide));
        }
        int half = (list.rows().size() + 1) / 2;
        return List.of(
                plan(list, list.rows().subList(0, half), ChartPainter.SIDE, wide / 2),
                plan(list, list.rows().subList(half, list.rows().size()), ChartPainter.SIDE + wide / 2, wide / 2));
    }

    /** Set in smaller type where that makes it lower by more than the type is smaller, but in small type only where it must. */
    private Plan plan(Chart.Listing list, List<List<String>> rows, double left, double wide) {
        Plan best = plan(list, rows, MOST, left, wide);
        for (double size = MOST - STEP; size >= best.least(); size -= STEP) {
            Plan smaller = plan(list, rows, size, left, wide);
            if (best.narrow || smaller.height() / size < best.height() / best.size) {
                best = smaller;
            }
        }
        return best;
    }

    private Plan plan(Chart.Listing list, List<List<String>> rows, double size, double left, double wide) {
        int columns = list.columns().size();
        double room = wide - 2 * PAD - (columns - 1) * between(columns);
        ColumnWidths needed = widths(list, rows, size);
        List<Double> widths = needed.in(room);
        List<List<List<TextLine>>> set = new ArrayList<>();
        for (List<String> row : rows) {
            List<List<TextLine>> cells = new ArrayList<>();
            for (int i = 0; i < row.size(); i++) {
                cells.add(lettering.wrap(row.get(i), type(i, size), widths.get(i), MOST_LINES));
            }
            set.add(cells);
        }
        List<List<TextLine>> heads = new ArrayList<>();
        for (int i = 0; i < widths.size(); i++) {
            heads.add(lettering.wrap(list.columns().get(i), Type.italic(size), widths.get(i), MOST_LINES));
        }
        return new Plan(heads, set, widths, size, needed.narrow(room), left, wide, between(columns));
    }

    private static Type type(int column, double size) {
        return column == 0 ? Type.bold(size) : Type.sans(size);
    }

    private static double between(int columns) {
        return columns > MANY ? CLOSE : BETWEEN;
    }

    private ColumnWidths widths(Chart.Listing list, List<List<String>> rows, double size) {
        List<List<ColumnWidths.Cell>> columns = new ArrayList<>();
        for (int i = 0; i < list.columns().size(); i++) {
            List<ColumnWidths.Cell> cells = new ArrayList<>();
            cells.add(cell(list.columns().get(i), Type.italic(size)));
            for (List<String> row : rows) {
                cells.add(cell(row.get(i), type(i, size)));
            }
            columns.add(cells);
        }
        return new ColumnWidths(
                columns, lettering.line("n n", Type.sans(size)).width() - 2 * width("n", Type.sans(size)));
    }

    private ColumnWidths.Cell cell(String words, Type type) {
        List<Double> each =
                Stream.of(words.split(" ", -1)).map(word -> width(word, type)).toList();
        return new ColumnWidths.Cell(each, width(words, type));
    }

    private double width(String words, Type type) {
        return lettering.line(words, type).width();
    }

    /**
     * Rows whose cells have their lines already.
     *
     * @param narrow whether words are broken
     */
    private record Plan(
            List<List<TextLine>> heads,
            List<List<List<TextLine>>> rows,
            List<Double> widths,
            double size,
            boolean narrow,
            double left,
            double wide,
            double between) {
        /** The smallest type that is worth a try after this one. */
        double least() {
            return narrow || size < EASY ? LEAST : EASY;
        }

        double height() {
            return head() + rows.stream().mapToDouble(Plan::tall).sum();
        }

        private double head() {
            return HEAD - LINE - PAD + tall(heads);
        }

        private static double tall(List<List<TextLine>> row) {
            return row.stream().mapToInt(List::size).max().orElse(1) * LINE + PAD;
        }

        void paint(Graphics2D g, double top) {
            row(g, heads, Inks.SEPIA, top, head());
            double y = top + head();
            boolean odd = true;
            for (List<List<TextLine>> row : rows) {
                double tall = tall(row);
                if (odd) {
                    Canvas.fill(g, new Rectangle2D.Double(left, y, wide, tall), Inks.PARCHMENT.mix(Inks.CREAM, .35));
                }
                Canvas.draw(g, new Line2D.Double(left, y, left + wide, y), Inks.RULE.mix(Inks.CREAM, .35), 1);
                row(g, row, Inks.INK, y, tall);
                y += tall;
                odd = !odd;
            }
        }

        private void row(Graphics2D g, List<List<TextLine>> row, Tone ink, double y, double tall) {
            double x = left + PAD;
            for (int i = 0; i < row.size(); i++) {
                List<TextLine> lines = row.get(i);
                double middle = y + tall / 2 - (lines.size() - 1) * LINE / 2;
                for (TextLine line : lines) {
                    line.drawMiddle(g, ink, x, middle, Anchor.LEFT);
                    middle += LINE;
                }
                x += widths.get(i) + between;
            }
        }
    }
}
