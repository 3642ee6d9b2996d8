package strategos.bot.render.ground;

/** Gradient noise, its octaves turned against each other: plain value noise would show its grid. */
public final class Noise {
    private static final int DIRECTIONS = 256;

    /** What the number of a corner of the grid grows by with each column and row. */
    private static final int ACROSS = 374761393;

    private static final int DOWN = 668265263;
    private static final int MIX = 1274126177;
    private static final double[] COS = new double[DIRECTIONS];
    private static final double[] SIN = new double[DIRECTIONS];

    static {
        for (int i = 0; i < DIRECTIONS; i++) {
            COS[i] = Math.cos(2 * Math.PI * i / DIRECTIONS);
            SIN[i] = Math.sin(2 * Math.PI * i / DIRECTIONS);
        }
    }

    private Noise() {}

    /** Clouds: about 0 to 1, middle one half. */
    public static double clouds(double x, double y, int seed, int octaves) {
        double sum = 0;
        double total = 0;
        double share = .5;
        double u = x;
        double v = y;
        for (int i = 0; i < octaves; i++) {
            sum += share * (.5 + .75 * gradient(u, v, seed + i * 17));
            total += share;
            share *= .5;
            double turned = u * 1.62 - v * 1.2 + 11.3;
            v = u * 1.2 + v * 1.62 + 5.7;
            u = turned;
        }
        return sum / total;
    }

    /** Ridges as of mountains: 0 to 1. */
    static double ridges(double x, double y, int seed, int octaves) {
        double sum = 0;
        double total = 0;
        double share = .5;
        double u = x;
        double v = y;
        for (int i = 0; i < octaves; i++) {
            double ridge = 1 - Math.min(1, 1.9 * Math.abs(gradient(u, v, seed + i * 17)));
            sum += share * ridge * ridge;
            total += share;
            share *= .5;
            double turned = u * 1.62 - v * 1.2 + 11.3;
            v = u * 1.2 + v * 1.62 + 5.7;
            u = turned;
        }
        return sum / total;
    }

    private static double gradient(double x, double y, int seed) {
        int left = floor(x);
        int top = floor(y);
        double dx = x - left;
        double dy = y - top;
        double sx = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
        double sy = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
        int corner = left * ACROSS + top * DOWN + seed * MIX;
        double upper = slope(corner, dx, dy) * (1 - sx) + slope(corner + ACROSS, dx - 1, dy) * sx;
        double lower = slope(corner + DOWN, dx, dy - 1) * (1 - sx) + slope(corner + ACROSS + DOWN, dx - 1, dy - 1) * sx;
        return upper * (1 - sy) + lower * sy;
    }

    /** As {@link Math#floor}, in a part of the time: this is asked for each pixel many times. */
    private static int floor(double x) {
        int towardsZero = (int) x;
        return x < towardsZero ? towardsZero - 1 : towardsZero;
    }

    private static double slope(int corner, double dx, double dy) {
        int direction = hash(corner) & (DIRECTIONS - 1);
        return COS[direction] * dx + SIN[direction] * dy;
    }

    private static int hash(int corner) {
        int h = (corner ^ (corner >>> 13)) * MIX;
        return h ^ (h >>> 16);
    }
}
