package strategos.bot.render.chart;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import strategos.bot.host.Chart;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
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
    private static final int MOST_LINES = 8;

    /** From so many rows on a list of single words stands in two banks. */
    private static final int LONG = 40;

    private final Lettering lettering;

    ListingArt(Lettering lettering) {
        this.lettering = lettering;
    }

    double height(Chart.Listing list) {
        return plans(list).stream().mapToDouble(Plan::height).max().orElse(HEAD);
    }

    void paint(Graphics2D g, Chart.Listing list, double top) {
        double height = height(list);
        Shape card = Canvas.rounded(ChartPainter.SIDE, top, ChartPainter.RIGHT - ChartPainter.SIDE, height, 9);
        Canvas.fill(g, card, Inks.CREAM);
        Canvas.within(g, card, () -> plans(list).forEach(plan -> plan.paint(g, top)));
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

    private Plan plan(Chart.Listing list, List<List<String>> rows, double left, double wide) {
        double size = MOST;
        Fit fit = fit(list, rows, size, wide);
        while (fit.narrow() && size > LEAST) {
            size -= 2;
            fit = fit(list, rows, size, wide);
        }
        List<Double> widths = fit.widths();
        List<List<List<TextLine>>> set = new ArrayList<>();
        for (List<String> row : rows) {
            List<List<TextLine>> cells = new ArrayList<>();
            for (int i = 0; i < row.size(); i++) {
                cells.add(lettering.wrap(row.get(i), type(i, size), widths.get(i), MOST_LINES));
            }
            set.add(cells);
        }
        List<TextLine> heads = new ArrayList<>();
        for (int i = 0; i < widths.size(); i++) {
            heads.add(lettering.fit(list.columns().get(i), Type.italic(size), LEAST, widths.get(i)));
        }
        return new Plan(heads, set, widths, left, wide, between(widths.size()));
    }

    private static Type type(int column, double size) {
        return column == 0 ? Type.bold(size) : Type.sans(size);
    }

    private static double between(int columns) {
        return columns > MANY ? CLOSE : BETWEEN;
    }

    /** How wide each column is, and whether that breaks words. */
    private record Fit(List<Double> widths, boolean narrow) {}

    /** Each column has room for its longest word; what is left goes to those with more to say in a line. */
    private Fit fit(Chart.Listing list, List<List<String>> rows, double size, double wide) {
        int columns = list.columns().size();
        double room = wide - 2 * PAD - (columns - 1) * between(columns);
        double[] words = new double[columns];
        double[] lines = new double[columns];
        for (int i = 0; i < columns; i++) {
            words[i] = lettering.line(list.columns().get(i), Type.italic(size)).width();
            lines[i] = words[i];
            for (List<String> row : rows) {
                lines[i] = Math.max(
                        lines[i], lettering.line(row.get(i), type(i, size)).width());
                for (String word : row.get(i).split(" ", -1)) {
                    words[i] = Math.max(
                            words[i], lettering.line(word, type(i, size)).width());
                }
            }
        }
        double least = DoubleStream.of(words).sum();
        double wanted = DoubleStream.of(lines).sum() - least;
        double left = room - least;
        List<Double> widths = new ArrayList<>();
        for (int i = 0; i < columns; i++) {
            double more = lines[i] - words[i];
            widths.add(
                    left < 0
                            ? words[i] * room / least
                            : wanted > left ? words[i] + more / wanted * left : lines[i] + (left - wanted) / columns);
        }
        return new Fit(widths, left < 0);
    }

    /** Rows whose cells have their lines already. */
    private record Plan(
            List<TextLine> heads,
            List<List<List<TextLine>>> rows,
            List<Double> widths,
            double left,
            double wide,
            double between) {
        double height() {
            return HEAD + rows.stream().mapToDouble(Plan::tall).sum();
        }

        private static double tall(List<List<TextLine>> row) {
            return row.stream().mapToInt(List::size).max().orElse(1) * LINE + PAD;
        }

        void paint(Graphics2D g, double top) {
            double x = left + PAD;
            for (int i = 0; i < heads.size(); i++) {
                heads.get(i).drawMiddle(g, Inks.SEPIA, x, top + HEAD / 2, Anchor.LEFT);
                x += widths.get(i) + between;
            }
            double y = top + HEAD;
            boolean odd = true;
            for (List<List<TextLine>> row : rows) {
                double tall = tall(row);
                if (odd) {
                    Canvas.fill(g, new Rectangle2D.Double(left, y, wide, tall), Inks.PARCHMENT.mix(Inks.CREAM, .35));
                }
                Canvas.draw(g, new Line2D.Double(left, y, left + wide, y), Inks.RULE.mix(Inks.CREAM, .35), 1);
                row(g, row, y, tall);
                y += tall;
                odd = !odd;
            }
        }

        private void row(Graphics2D g, List<List<TextLine>> row, double y, double tall) {
            double x = left + PAD;
            for (int i = 0; i < row.size(); i++) {
                List<TextLine> lines = row.get(i);
                double middle = y + tall / 2 - (lines.size() - 1) * LINE / 2;
                for (TextLine line : lines) {
                    line.drawMiddle(g, Inks.INK, x, middle, Anchor.LEFT);
                    middle += LINE;
                }
                x += widths.get(i) + between;
            }
        }
    }
}
