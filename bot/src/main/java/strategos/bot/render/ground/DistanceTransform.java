package strategos.bot.render.ground;

import java.util.stream.IntStream;

/** The exact Euclidean distance of each pixel to the nearest that is set, in time linear in the pixels. */
public final class DistanceTransform {
    private static final float FAR = 1e9f;

    private DistanceTransform() {}

    /**
     * Distances in pixels, row by row; 0 where set.
     *
     * @param coverage 0 to 255 a pixel; more than half counts as set
     */
    public static float[] of(byte[] coverage, int width, int height) {
        float[] squares = new float[width * height];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = (coverage[i] & 255) > 127 ? 0 : FAR;
        }
        IntStream.range(0, width).parallel().forEach(x -> {
            float[] column = new float[height];
            for (int y = 0; y < height; y++) {
                column[y] = squares[y * width + x];
            }
            float[] done = line(column);
            for (int y = 0; y < height; y++) {
                squares[y * width + x] = done[y];
            }
        });
        IntStream.range(0, height).parallel().forEach(y -> {
            float[] row = new float[width];
            System.arraycopy(squares, y * width, row, 0, width);
            float[] done = line(row);
            for (int x = 0; x < width; x++) {
                squares[y * width + x] = (float) Math.sqrt(done[x]);
            }
        });
        return squares;
    }

    /** The lower envelope of the parabolas that stand on the line's values (Felzenszwalb and Huttenlocher). */
    private static float[] line(float[] values) {
        int n = values.length;
        float[] result = new float[n];
        int[] feet = new int[n];
        float[] borders = new float[n + 1];
        int last = 0;
        borders[0] = -1e20f;
        borders[1] = 1e20f;
        for (int q = 1; q < n; q++) {
            float border = meeting(values, q, feet[last]);
            while (border <= borders[last] && last > 0) {
                last--;
                border = meeting(values, q, feet[last]);
            }
            last++;
            feet[last] = q;
            borders[last] = border;
            borders[last + 1] = 1e20f;
        }
        int at = 0;
        for (int q = 0; q < n; q++) {
            while (borders[at + 1] < q) {
                at++;
            }
            int away = q - feet[at];
            result[q] = away * away + values[feet[at]];
        }
        return result;
    }

    private static float meeting(float[] values, int q, int p) {
        return ((values[q] + (float) q * q) - (values[p] + (float) p * p)) / (2 * q - 2 * p);
    }
}
