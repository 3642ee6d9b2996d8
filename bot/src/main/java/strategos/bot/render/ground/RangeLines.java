package strategos.bot.render.ground;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import strategos.bot.render.sheet.Projection;
import strategos.bot.render.sheet.Ranges;
import strategos.bot.render.sheet.Sheet.Position;

/** Mountain ranges in the sheet's pixels. */
final class RangeLines {
    /** One range: its points, and how high it is. */
    static final class Line {
        private final double[] xs;
        private final double[] ys;
        private final double weight;
        private final double left;
        private final double right;
        private final double top;
        private final double bottom;

        Line(double[] xs, double[] ys, double weight) {
            this.xs = xs;
            this.ys = ys;
            this.weight = weight;
            this.left = Arrays.stream(xs).min().orElseThrow();
            this.right = Arrays.stream(xs).max().orElseThrow();
            this.top = Arrays.stream(ys).min().orElseThrow();
            this.bottom = Arrays.stream(ys).max().orElseThrow();
        }

        double x(int point) {
            return xs[point];
        }

        double y(int point) {
            return ys[point];
        }

        double weight() {
            return weight;
        }

        int segments() {
            return xs.length - 1;
        }

        /** Whether a point may be within that distance. */
        boolean near(double x, double y, double distance) {
            return x > left - distance && x < right + distance && y > top - distance && y < bottom + distance;
        }

        /** Whether a point may be within that distance that lies no further up or down. */
        boolean nearBand(double upper, double lower, double distance) {
            return lower > top - distance && upper < bottom + distance;
        }

        /** Square of a point's distance to the nearest segment. */
        double squareDistance(double x, double y) {
            double least = Double.MAX_VALUE;
            for (int i = 0; i < segments(); i++) {
                least = Math.min(least, toSegment(x, y, xs[i], ys[i], xs[i + 1], ys[i + 1]));
            }
            return least;
        }

        private static double toSegment(double x, double y, double ax, double ay, double bx, double by) {
            double dx = bx - ax;
            double dy = by - ay;
            double share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy + 1e-9);
            double along = share < 0 ? 0 : share > 1 ? 1 : share;
            double offX = x - ax - along * dx;
            double offY = y - ay - along * dy;
            return offX * offX + offY * offY;
        }
    }

    /** A point that far off in parts of a line's own reach is not near it. */
    private static final int FAR = 3;

    private final Line[] lines;

    private RangeLines(Line... lines) {
        this.lines = lines;
    }

    static RangeLines of(Ranges ranges, Projection projection) {
        List<Line> lines = new ArrayList<>();
        for (Ranges.Range range : ranges.ranges()) {
            double[] xs = range.line().stream()
                    .mapToDouble(Position::x)
                    .map(projection::x)
                    .toArray();
            double[] ys = range.line().stream()
                    .mapToDouble(Position::y)
                    .map(projection::y)
                    .toArray();
            lines.add(new Line(xs, ys, range.weight()));
        }
        return new RangeLines(lines.toArray(Line[]::new));
    }

    List<Line> lines() {
        return List.of(lines);
    }

    /** Those that points between these two heights can be near. */
    RangeLines nearBand(double upper, double lower, double reach) {
        return new RangeLines(Arrays.stream(lines)
                .filter(line -> line.nearBand(upper, lower, reach * line.weight() * FAR))
                .toArray(Line[]::new));
    }

    /** How near a point is to ranges, by their weight: 0 far from all of them. */
    double nearness(double x, double y, double reach) {
        double most = 0;
        for (Line line : lines) {
            double wide = reach * line.weight();
            if (line.near(x, y, wide * FAR)) {
                double square = line.squareDistance(x, y);
                if (square < wide * wide * (FAR * FAR)) {
                    most = Math.max(most, line.weight() * Math.exp(-square / (wide * wide * 1.1)));
                }
            }
        }
        return most;
    }
}
