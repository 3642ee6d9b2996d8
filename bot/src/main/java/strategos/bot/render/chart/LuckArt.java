package strategos.bot.render.chart;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import strategos.bot.host.Chart;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;

/** A line for each seat, die by die above or below the mean, over the two bands in which fair dice stay. */
final class LuckArt {
    private static final double HEIGHT = 560;
    private static final double LABELS = 86;
    private static final double NAMES = 280;
    private static final double ABOVE = 30;
    private static final double BELOW = 58;
    private static final double NAME_PITCH = 40;
    private static final double BETWEEN = 8;
    private static final int STEPS = 6;

    /** Two thirds of all matches stay within the first, nineteen in twenty within the second. */
    private static final double INNER = 1;

    private static final double OUTER = 2;

    private final Lettering lettering;

    LuckArt(Lettering lettering) {
        this.lettering = lettering;
    }

    double height() {
        return HEIGHT;
    }

    void paint(Graphics2D g, Chart.Luck luck, double top) {
        Shape card = Canvas.rounded(ChartPainter.SIDE, top, ChartPainter.RIGHT - ChartPainter.SIDE, HEIGHT, 9);
        Canvas.fill(g, card, Inks.CREAM);
        Plot plot = Plot.of(luck, top);
        Canvas.fill(g, plot.band(luck.spread() * OUTER), Inks.PARCHMENT.mix(Inks.CREAM, .35));
        Canvas.fill(g, plot.band(luck.spread() * INNER), Inks.PARCHMENT.mix(Inks.GOLD, .12));
        grid(g, luck, plot);
        for (int i = luck.lines().size() - 1; i >= 0; i--) {
            line(g, luck.lines().get(i), tone(luck, i), plot);
        }
        names(g, luck, plot);
        Canvas.draw(g, card, Inks.RULE, 1.6);
    }

    static Tone tone(Chart.Luck luck, int line) {
        return luck.lines().get(line).colour().map(Tone::rgb).orElseGet(() -> Series.tone(line));
    }

    /**
     * Where dice and pips lie.
     *
     * @param dice of the seat that threw most
     * @param high the pips at the upper edge; as many below at the lower one
     * @param step between two lines of the grid
     */
    private record Plot(int dice, double high, double step, double top) {
        static Plot of(Chart.Luck luck, double top) {
            int dice = Math.max(
                    1,
                    luck.lines().stream()
                            .mapToInt(line -> line.away().size() - 1)
                            .max()
                            .orElse(1));
            double most = Math.max(
                    luck.spread() * OUTER * Math.sqrt(dice),
                    luck.lines().stream()
                            .flatMap(line -> line.away().stream())
                            .mapToDouble(Math::abs)
                            .max()
                            .orElse(1));
            return new Plot(dice, Math.ceil(most * 1.02), round(2 * most / STEPS), top);
        }

        double left() {
            return ChartPainter.SIDE + LABELS;
        }

        double right() {
            return ChartPainter.RIGHT - NAMES;
        }

        double bottom() {
            return top + HEIGHT - BELOW;
        }

        double x(double die) {
            return left() + die / dice * (right() - left());
        }

        double y(double pips) {
            double middle = (top + ABOVE + bottom()) / 2;
            return middle - pips / high * (bottom() - top - ABOVE) / 2;
        }

        /** Fair dice stray by so much after one die, and by the root of their number after more. */
        Shape band(double spread) {
            Path2D band = new Path2D.Double();
            band.moveTo(x(0), y(0));
            int parts = 80;
            for (int i = 1; i <= parts; i++) {
                double die = (double) dice * i / parts;
                band.lineTo(x(die), y(spread * Math.sqrt(die)));
            }
            for (int i = parts; i > 0; i--) {
                double die = (double) dice * i / parts;
                band.lineTo(x(die), y(-spread * Math.sqrt(die)));
            }
            band.closePath();
            return band;
        }
    }

    /** A round figure at least so large: 1, 2 or 5 and noughts. */
    private static double round(double least) {
        double size = 1;
        while (size * 10 < least) {
            size *= 10;
        }
        for (int one : new int[] {1, 2, 5}) {
            if (size * one >= least) {
                return size * one;
            }
        }
        return size * 10;
    }

    private void grid(Graphics2D g, Chart.Luck luck, Plot plot) {
        for (double pips = -plot.step() * Math.floor(plot.high() / plot.step());
                pips <= plot.high();
                pips += plot.step()) {
            double y = plot.y(pips);
            boolean even = Math.rint(pips) == 0;
            Shape rule = new Line2D.Double(plot.left(), y, plot.right(), y);
            if (even) {
                dashed(g, rule);
            } else {
                Canvas.draw(g, rule, Inks.RULE.mix(Inks.CREAM, .55), 1.2);
            }
            String sign = even ? "0" : (pips > 0 ? "+" : "−") + Math.round(Math.abs(pips));
            lettering.line(sign, Type.sans(28)).drawMiddle(g, Inks.SEPIA, plot.left() - 12, y, Anchor.RIGHT);
        }
        double y = plot.bottom() + 40;
        double step = round((double) plot.dice() / STEPS);
        for (double die = 0; die <= plot.dice(); die += step) {
            lettering
                    .line(Long.toString(Math.round(die)), Type.sans(28))
                    .draw(g, Inks.SEPIA, plot.x(die), y, Anchor.CENTRE);
        }
        lettering.line(luck.dice(), Type.italic(30)).draw(g, Inks.SEPIA, plot.right() + 40, y, Anchor.LEFT);
    }

    static void dashed(Graphics2D g, Shape rule) {
        g.setColor(Inks.INK.color());
        g.setStroke(new BasicStroke(2f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1f, new float[] {7f, 6f}, 0f));
        g.draw(rule);
    }

    private static void line(Graphics2D g, Chart.Run run, Tone tone, Plot plot) {
        Path2D path = new Path2D.Double();
        for (int die = 0; die < run.away().size(); die++) {
            double x = plot.x(die);
            double y = plot.y(run.away().get(die));
            if (die == 0) {
                path.moveTo(x, y);
            } else {
                path.lineTo(x, y);
            }
        }
        Canvas.draw(g, path, Inks.CREAM, 6);
        Canvas.draw(g, path, tone, 3.4);
        double x = plot.x(run.away().size() - 1);
        double y = plot.y(run.away().getLast());
        Canvas.fill(g, Canvas.disc(x, y, 9), Inks.CREAM);
        Canvas.fill(g, Canvas.disc(x, y, 7), tone);
    }

    /** A name on its way to its place. */
    private record Name(int number, TextLine text, TextLine pips, double wished) {}

    /** Beside the ends of the lines, none over another. */
    private void names(Graphics2D g, Chart.Luck luck, Plot plot) {
        List<Name> names = new ArrayList<>();
        for (int i = 0; i < luck.lines().size(); i++) {
            Chart.Run run = luck.lines().get(i);
            TextLine pips = lettering.line(run.pips(), Type.bold(30));
            names.add(new Name(
                    i,
                    lettering.fit(run.name(), Type.bold(30), 26, NAMES - 40 - BETWEEN - pips.width()),
                    pips,
                    plot.y(run.away().getLast())));
        }
        names.sort(Comparator.comparingDouble(Name::wished).thenComparingInt(Name::number));
        double[] places = Apart.places(
                names.stream().mapToDouble(Name::wished).toArray(), plot.top() + ABOVE, plot.bottom(), NAME_PITCH);
        for (int i = 0; i < places.length; i++) {
            Name name = names.get(i);
            double x = plot.right() + 18;
            Shape mark = Canvas.disc(x, places[i], 8);
            Canvas.fill(g, mark, tone(luck, name.number()));
            name.text().drawMiddle(g, Inks.INK, x + 16, places[i], Anchor.LEFT);
            double behind = x + 16 + name.text().width() + BETWEEN;
            name.pips().drawMiddle(g, Inks.INK, behind, places[i], Anchor.LEFT);
        }
    }
}
