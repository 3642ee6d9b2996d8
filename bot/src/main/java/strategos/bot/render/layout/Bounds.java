package strategos.bot.render.layout;

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

    /** The pixels that both take up when each keeps that distance. */
    double overlap(Bounds other, double distance) {
        double wide = Math.min(right(), other.right()) - Math.max(x, other.x) + distance;
        double high = Math.min(bottom(), other.bottom()) - Math.max(y, other.y) + distance;
        return wide > 0 && high > 0 ? wide * high : 0;
    }

    /** How far a point is from the nearest edge; 0 inside. */
    public double distance(double px, double py) {
        double dx = Math.max(0, Math.max(x - px, px - right()));
        double dy = Math.max(0, Math.max(y - py, py - bottom()));
        return Math.hypot(dx, dy);
    }
}
