package strategos.bot.render.scene;

import java.awt.Graphics2D;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.sheet.Style;

/**
 * A move, bent softly through its spots and growing towards the last: an arrow whose tip touches the last spot's rim, or a
 * trail that ends round it, where spots lie so close that an arrow would be hidden below them.
 */
final class ArrowArt {
    private static final int STEPS = 16;
    private static final double CASING = 5;
    private static final double RIM = 1.4;

    private final Style.Arrow style;
    private final List<Point2D.Double> line;

    private ArrowArt(Style.Arrow style, List<Point2D.Double> line) {
        this.style = style;
        this.line = line;
    }

    /** Draws the move; nothing for one that leads nowhere. */
    static void paint(Graphics2D g, Style.Arrow style, Journey.Leg leg) {
        List<Point2D.Double> bends = new ArrayList<>();
        for (Point2D.Double point : leg.points()) {
            if (bends.isEmpty() || bends.getLast().distance(point) > 1) {
                bends.add(point);
            }
        }
        if (bends.size() > 1) {
            List<Point2D.Double> line = bent(bends);
            new ArrowArt(style, style.head() == 0 ? line : cut(line, leg.last() + 2)).paint(g);
        }
    }

    /** A Catmull-Rom curve through the points. */
    private static List<Point2D.Double> bent(List<Point2D.Double> points) {
        List<Point2D.Double> line = new ArrayList<>();
        int last = points.size() - 1;
        for (int i = 0; i < last; i++) {
            Point2D.Double before = points.get(Math.max(0, i - 1));
            Point2D.Double from = points.get(i);
            Point2D.Double to = points.get(i + 1);
            Point2D.Double after = points.get(Math.min(last, i + 2));
            for (int step = 0; step < STEPS; step++) {
                double t = (double) step / STEPS;
                line.add(new Point2D.Double(
                        between(before.x, from.x, to.x, after.x, t), between(before.y, from.y, to.y, after.y, t)));
            }
        }
        line.add(points.get(last));
        return line;
    }

    private static double between(double a, double b, double c, double d, double t) {
        return .5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
    }

    /** The line without so many pixels at its end. */
    private static List<Point2D.Double> cut(List<Point2D.Double> line, double length) {
        Point2D.Double end = line.getLast();
        int last = line.size() - 1;
        while (last > 1 && line.get(last).distance(end) < length) {
            last--;
        }
        return line.subList(0, last + 1);
    }

    private void paint(Graphics2D g) {
        Path2D arrow = outline();
        Canvas.draw(g, arrow, Inks.CREAM.alpha(.9), CASING);
        Canvas.fill(g, arrow, style.colour().alpha(.88));
        Canvas.draw(g, arrow, style.rim(), RIM);
    }

    private Path2D outline() {
        Point2D.Double tip = line.getLast();
        int neck = style.head() == 0 ? line.size() - 1 : neck(tip);
        double[] along = new double[neck + 1];
        for (int i = 1; i <= neck; i++) {
            along[i] = along[i - 1] + line.get(i).distance(line.get(i - 1));
        }
        List<Point2D.Double> left = new ArrayList<>();
        List<Point2D.Double> right = new ArrayList<>();
        for (int i = 0; i <= neck; i++) {
            double share = along[neck] == 0 ? 1 : along[i] / along[neck];
            double half = (style.tail() + (style.shoulder() - style.tail()) * share) / 2;
            Point2D.Double normal = normal(line.get(Math.max(0, i - 1)), line.get(Math.min(neck, i + 1)));
            Point2D.Double at = line.get(i);
            left.add(new Point2D.Double(at.x + normal.x * half, at.y + normal.y * half));
            right.add(new Point2D.Double(at.x - normal.x * half, at.y - normal.y * half));
        }
        Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
        path.moveTo(left.getFirst().x, left.getFirst().y);
        left.forEach(p -> path.lineTo(p.x, p.y));
        if (style.head() > 0) {
            head(path, line.get(neck), tip);
        }
        right.reversed().forEach(p -> path.lineTo(p.x, p.y));
        path.closePath();
        return style.head() > 0 ? path : rounded(path, tip);
    }

    private int neck(Point2D.Double tip) {
        int neck = line.size() - 1;
        while (neck > 1 && line.get(neck).distance(tip) < style.shoulder() * 2.1) {
            neck--;
        }
        return neck;
    }

    private Path2D rounded(Path2D path, Point2D.Double tip) {
        Area area = new Area(path);
        Point2D.Double start = line.getFirst();
        area.add(new Area(Canvas.disc(start.x, start.y, style.tail() / 2)));
        area.add(new Area(Canvas.disc(tip.x, tip.y, style.shoulder() / 2)));
        return new Path2D.Double(area);
    }

    private void head(Path2D path, Point2D.Double neck, Point2D.Double tip) {
        Point2D.Double normal = normal(neck, tip);
        double wide = style.shoulder() * style.head() / 2;
        double back = style.shoulder() * .25;
        double dx = normal.y * back;
        double dy = -normal.x * back;
        path.lineTo(neck.x + normal.x * wide - dx, neck.y + normal.y * wide - dy);
        path.lineTo(tip.x, tip.y);
        path.lineTo(neck.x - normal.x * wide - dx, neck.y - normal.y * wide - dy);
    }

    /** One pixel to the left of the way from one point to the other. */
    private static Point2D.Double normal(Point2D.Double from, Point2D.Double to) {
        double dx = to.x - from.x;
        double dy = to.y - from.y;
        double length = Math.hypot(dx, dy) + 1e-9;
        return new Point2D.Double(-dy / length, dx / length);
    }
}
