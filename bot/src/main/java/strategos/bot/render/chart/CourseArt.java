package strategos.bot.render.chart;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import strategos.bot.host.Chart;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Type;

/** A line for each player from rating to rating, with the name at its end. */
final class CourseArt {
    private static final double HEIGHT = 660;
    private static final double LABELS = 96;
    private static final double NAMES = 250;
    private static final double ABOVE = 34;
    private static final double BELOW = 62;
    private static final double NAME_PITCH = 42;
    private static final int STEPS = 6;
    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("uuuu-MM-dd", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final Lettering lettering;

    CourseArt(Lettering lettering) {
        this.lettering = lettering;
    }

    double height() {
        return HEIGHT;
    }

    void paint(Graphics2D g, Chart.Course course, double top) {
        Shape card = Canvas.rounded(ChartPainter.SIDE, top, ChartPainter.RIGHT - ChartPainter.SIDE, HEIGHT, 9);
        Canvas.fill(g, card, Inks.CREAM);
        Plot plot = Plot.of(course, top);
        grid(g, plot);
        for (int i = course.lines().size() - 1; i >= 0; i--) {
            line(g, course.lines().get(i), i, plot);
        }
        names(g, course, plot);
        Canvas.draw(g, card, Inks.RULE, 1.6);
    }

    /**
     * Where times and ratings lie.
     *
     * @param step between two lines of the grid
     */
    private record Plot(Instant from, Instant to, double low, double high, double step, double top) {
        static Plot of(Chart.Course course, double top) {
            List<Chart.Dot> dots = course.lines().stream()
                    .flatMap(line -> line.dots().stream())
                    .toList();
            Instant from = dots.stream()
                    .map(Chart.Dot::at)
                    .min(Comparator.naturalOrder())
                    .orElse(Instant.EPOCH);
            Instant to = dots.stream()
                    .map(Chart.Dot::at)
                    .max(Comparator.naturalOrder())
                    .orElse(Instant.EPOCH);
            double least = dots.stream().mapToDouble(Chart.Dot::rating).min().orElse(1500);
            double most = dots.stream().mapToDouble(Chart.Dot::rating).max().orElse(1500);
            double step = 50;
            while ((most - least) / step > STEPS) {
                step *= 2;
            }
            return new Plot(
                    from, to, Math.floor(least / step) * step, Math.floor(most / step) * step + step, step, top);
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

        /** All at one moment stand in the middle. */
        double x(Instant at) {
            double whole = Duration.between(from, to).toMillis();
            double share = whole == 0 ? .5 : Duration.between(from, at).toMillis() / whole;
            return left() + 16 + share * (right() - left() - 32);
        }

        double y(double rating) {
            return bottom() - (rating - low) / (high - low) * (bottom() - top - ABOVE);
        }
    }

    private void grid(Graphics2D g, Plot plot) {
        for (double rating = plot.low(); rating <= plot.high() + 1; rating += plot.step()) {
            double y = plot.y(rating);
            Canvas.draw(
                    g,
                    new Line2D.Double(plot.left(), y, plot.right(), y),
                    Inks.RULE.mix(Inks.CREAM, Math.rint(rating) == 1500 ? 0 : .55),
                    Math.rint(rating) == 1500 ? 2 : 1.2);
            lettering
                    .line(Long.toString(Math.round(rating)), Type.sans(30))
                    .drawMiddle(g, Inks.SEPIA, plot.left() - 14, y, Anchor.RIGHT);
        }
        double y = plot.bottom() + 42;
        if (plot.from().equals(plot.to())) {
            lettering
                    .line(DAY.format(plot.from()), Type.sans(30))
                    .draw(g, Inks.SEPIA, plot.x(plot.from()), y, Anchor.CENTRE);
        } else {
            lettering.line(DAY.format(plot.from()), Type.sans(30)).draw(g, Inks.SEPIA, plot.left(), y, Anchor.LEFT);
            lettering.line(DAY.format(plot.to()), Type.sans(30)).draw(g, Inks.SEPIA, plot.right(), y, Anchor.RIGHT);
        }
    }

    private static void line(Graphics2D g, Chart.Line line, int number, Plot plot) {
        Path2D path = new Path2D.Double();
        for (int i = 0; i < line.dots().size(); i++) {
            Chart.Dot dot = line.dots().get(i);
            if (i == 0) {
                path.moveTo(plot.x(dot.at()), plot.y(dot.rating()));
            } else {
                path.lineTo(plot.x(dot.at()), plot.y(dot.rating()));
            }
        }
        Canvas.draw(g, path, Inks.CREAM, 9);
        Canvas.draw(g, path, Series.tone(number), 5);
        for (Chart.Dot dot : line.dots()) {
            Canvas.fill(g, Canvas.disc(plot.x(dot.at()), plot.y(dot.rating()), 9), Inks.CREAM);
            Canvas.fill(g, Canvas.disc(plot.x(dot.at()), plot.y(dot.rating()), 7), Series.tone(number));
        }
    }

    /** A name on its way to its place. */
    private record Name(int number, Chart.Dot end, TextLine text, double wished) {}

    /** Beside the end of its line, and never over another. */
    private void names(Graphics2D g, Chart.Course course, Plot plot) {
        List<Name> names = new ArrayList<>();
        for (int i = 0; i < course.lines().size(); i++) {
            Chart.Line line = course.lines().get(i);
            Chart.Dot end = line.dots().getLast();
            names.add(new Name(
                    i,
                    end,
                    lettering.fit(Series.name(lettering, line.player(), i), Type.bold(34), 28, NAMES - 62),
                    plot.y(end.rating())));
        }
        names.sort(Comparator.comparingDouble(Name::wished).thenComparingInt(Name::number));
        double[] places = Apart.places(
                names.stream().mapToDouble(Name::wished).toArray(), plot.top() + ABOVE, plot.bottom(), NAME_PITCH);
        for (int i = 0; i < places.length; i++) {
            Name name = names.get(i);
            double x = plot.right() + 44;
            g.setColor(Series.tone(name.number()).color());
            g.setStroke(
                    new BasicStroke(2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1f, new float[] {2f, 7f}, 0f));
            g.draw(new Line2D.Double(plot.x(name.end().at()) + 12, name.wished(), x - 8, places[i]));
            name.text().drawMiddle(g, Series.tone(name.number()), x, places[i], Anchor.LEFT);
        }
    }
}
