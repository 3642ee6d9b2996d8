package strategos.bot.render.layout;

import java.util.List;

/** A rectangle that something takes up, in the sheet's pixels. */
public record Bounds(double x, double y, double width, double height) {
    /** Around a point. */
    public static Bounds around(double x, double y, double halfWidth, double halfHeight) {
        return new Bounds(x - halfWidth, y - halfHeight, 2 * halfWidth, 2 * halfHeight);
    }

    public double right() {
        return x + width;
    }

    public double bottom() {
        return y + height;
    }

    public double centreX() {
        return x + width / 2;
    }

    public double centreY() {
        return y + height / 2;
    }

    public Bounds grown(double by) {
        return new Bounds(x - by, y - by, width + 2 * by, height + 2 * by);
    }

    public boolean intersects(Bounds other) {
        return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
    }

    /** All that any of them takes up, and what lies between them. */
    static Bounds hull(List<Bounds> boxes) {
        double left = Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        double bottom = -Double.MAX_VALUE;
        for (Bounds box : boxes) {
            left = Math.min(left, box.x());
            top = Math.min(top, box.y());
            right = Math.max(right, box.right());
            bottom = Math.max(bottom, box.bottom());
        }
        return new Bounds(left, top, right - left, bottom - top);
    }

    /** The pixels that both take up when each keeps that distance. */
    double overlap(Bounds other, double distance) {
        if (isApart(other, distance)) {
            return 0;
        }
        double wide = Math.min(right(), other.right()) - Math.max(x, other.x) + distance;
        double high = Math.min(bottom(), other.bottom()) - Math.max(y, other.y) + distance;
        return wide > 0 && high > 0 ? wide * high : 0;
    }

    /** Whether they are further apart than that: most are, and this is known soonest. */
    private boolean isApart(Bounds other, double distance) {
        return x - other.right() > distance
                || other.x - right() > distance
                || y - other.bottom() > distance
                || other.y - bottom() > distance;
    }

    /** How far a point is from the nearest edge; 0 inside. */
    public double distance(double px, double py) {
        return Math.hypot(aside(px), above(py));
    }

    /** Whether a point is nearer than that to the nearest edge: most are not, which is known without a root. */
    boolean within(double px, double py, double distance) {
        double dx = aside(px);
        double dy = above(py);
        return dx < distance && dy < distance && Math.hypot(dx, dy) < distance;
    }

    private double aside(double px) {
        return Math.max(0, Math.max(x - px, px - right()));
    }

    private double above(double py) {
        return Math.max(0, Math.max(y - py, py - bottom()));
    }
}
