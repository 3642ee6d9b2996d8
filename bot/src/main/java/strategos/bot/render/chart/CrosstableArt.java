package strategos.bot.render.chart;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.OptionalDouble;
import strategos.bot.host.Chart;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;

/** A row and a column for each player; a cell is the greener the more of the points there went to the row's player. */
final class CrosstableArt {
    private static final double HEAD = 58;
    private static final double ROW = 66;
    private static final double NUMBER = 58;
    private static final double LEAST_NAMES = 250;
    private static final double MOST_CELL = 110;
    private static final double TOTAL = 96;

    private final Lettering lettering;

    CrosstableArt(Lettering lettering) {
        this.lettering = lettering;
    }

    double height(Chart.Crosstable table) {
        return HEAD + table.players().size() * ROW;
    }

    void paint(Graphics2D g, Chart.Crosstable table, double top) {
        int players = table.players().size();
        double left = ChartPainter.SIDE;
        double wide = ChartPainter.RIGHT - left;
        double cell = Math.min(MOST_CELL, (wide - NUMBER - LEAST_NAMES - TOTAL) / players);
        double first = ChartPainter.RIGHT - TOTAL - players * cell;
        Shape card = Canvas.rounded(left, top, wide, height(table), 9);
        Canvas.fill(g, card, Inks.CREAM);
        Canvas.within(g, card, () -> cells(g, table, top + HEAD, first, cell));
        for (int i = 0; i < players; i++) {
            lettering
                    .line(Integer.toString(i + 1), Type.italic(32))
                    .drawMiddle(g, Inks.SEPIA, first + (i + .5) * cell, top + HEAD / 2, Anchor.CENTRE);
        }
        lettering
                .fit(table.total(), Type.italic(32), 26, TOTAL - 8)
                .drawMiddle(g, Inks.SEPIA, ChartPainter.RIGHT - TOTAL / 2, top + HEAD / 2, Anchor.CENTRE);
        for (int i = 0; i < players; i++) {
            name(g, table, i, top + HEAD + i * ROW, first);
        }
        Canvas.draw(g, card, Inks.RULE, 1.6);
    }

    private void name(Graphics2D g, Chart.Crosstable table, int row, double y, double end) {
        double left = ChartPainter.SIDE;
        Canvas.draw(g, new Line2D.Double(left, y, ChartPainter.RIGHT, y), Inks.RULE, 1.2);
        lettering
                .line(Integer.toString(row + 1), Type.italic(32))
                .drawMiddle(g, Inks.SEPIA, left + NUMBER - 16, y + ROW / 2, Anchor.RIGHT);
        lettering
                .fit(Series.name(lettering, table.players().get(row), row), Type.bold(36), 28, end - left - NUMBER - 14)
                .drawMiddle(g, Inks.INK, left + NUMBER, y + ROW / 2, Anchor.LEFT);
        double sum = table.points().get(row).stream()
                .mapToDouble(points -> points.orElse(0))
                .sum();
        lettering
                .fit(Points.written(sum), Type.bold(36), 26, TOTAL - 12)
                .drawMiddle(g, Inks.INK, ChartPainter.RIGHT - TOTAL / 2, y + ROW / 2, Anchor.CENTRE);
    }

    private void cells(Graphics2D g, Chart.Crosstable table, double top, double first, double cell) {
        List<List<OptionalDouble>> points = table.points();
        for (int row = 0; row < points.size(); row++) {
            for (int column = 0; column < points.size(); column++) {
                double x = first + column * cell;
                double y = top + row * ROW;
                Shape square = new Rectangle2D.Double(x, y, cell, ROW);
                if (row == column) {
                    Canvas.fill(g, square, Inks.COLUMN.mix(Inks.CREAM, .35));
                } else if (points.get(row).get(column).isPresent()) {
                    double own = points.get(row).get(column).getAsDouble();
                    double all = own + points.get(column).get(row).orElse(0);
                    Canvas.fill(g, square, tone(all == 0 ? .5 : own / all));
                    lettering
                            .fit(Points.written(own), Type.bold(36), 26, cell - 6)
                            .drawMiddle(g, Inks.INK, x + cell / 2, y + ROW / 2, Anchor.CENTRE);
                }
                Canvas.draw(g, square, Inks.RULE.mix(Inks.CREAM, .35), 1);
            }
        }
    }

    /** From the red of a loss over cream to the green of a win, pale enough for ink. */
    private static Tone tone(double share) {
        double strength = Math.abs(share - .5) * 2 * .5;
        return Inks.CREAM.mix(share < .5 ? Inks.LOSS : Inks.GAIN, strength);
    }
}
