package strategos.bot.render.ground;

import java.util.stream.IntStream;
import strategos.bot.render.ground.LandPainter.Ramp;

/**
 * The colour of the land: plain to upland by smooth noise and by nearness to a range, lit from the north-west as if the
 * ranges rose from it.
 */
final class Relief {
    private static final Ramp HEIGHTS = new Ramp(0xD3CDA0, 0xE9DDBC, 0xE0CDA2, 0xD8C08D, 0xC5AE7E);
    private static final int LIGHT = 0xFFF7E0;
    private static final int SHADE = 0x5B4A35;
    private static final double MOST_LIGHT = .42;
    private static final double MOST_SHADE = .38;

    /** Heights and tones are reckoned for every second pixel of the picture; the finest noise is four times as wide. */
    private static final int GRID = 2;

    /** No noise bends a point further off, in glyphs: clouds lie between -1 and 2. */
    private static final double MOST_BENT = 2.4;

    private final Crop crop;
    private final double steepness;
    private final int columns;
    private final int rows;
    private final float[] tone;
    private final float[] height;

    Relief(Crop crop, RangeLines ranges, double glyph) {
        this.crop = crop;
        this.steepness = glyph * .62 * crop.zoom();
        this.columns = (crop.width() + GRID - 1) / GRID + 2;
        this.rows = (crop.height() + GRID - 1) / GRID + 2;
        this.tone = new float[columns * rows];
        this.height = new float[columns * rows];
        IntStream.range(0, rows).parallel().forEach(row -> reckon(row, ranges, glyph));
    }

    private void reckon(int row, RangeLines all, double glyph) {
        double reach = glyph * 2.1;
        double middle = crop.sheetY((row - 1) * GRID);
        RangeLines ranges = all.nearBand(middle - glyph * MOST_BENT, middle + glyph * MOST_BENT, reach);
        for (int column = 0; column < columns; column++) {
            double x = crop.sheetX((column - 1) * GRID);
            double y = crop.sheetY((row - 1) * GRID);
            double bentX = x + (Noise.clouds(x / 45, y / 45, 9, 2) - .5) * glyph * 1.6;
            double bentY = y + (Noise.clouds(x / 45, y / 45, 21, 2) - .5) * glyph * 1.6;
            double near = ranges.nearness(bentX, bentY, reach);
            double ridge = near < .001 ? 0 : Noise.ridges(x / (glyph * 2.4), y / (glyph * 2.4), 5, 4);
            tone[row * columns + column] = (float) (1.25 * Noise.clouds(x / 70, y / 70, 41, 4) + near * 1.9 - .20);
            height[row * columns + column] =
                    (float) (near * (.35 + .95 * ridge) + .10 * Noise.clouds(x / 60, y / 60, 31, 3));
        }
    }

    /** The colour of a pixel of the picture. */
    int colour(int column, int row) {
        double gridX = (double) column / GRID + 1;
        double gridY = (double) row / GRID + 1;
        int left = Math.min(columns - 2, (int) gridX);
        int top = Math.min(rows - 2, (int) gridY);
        int at = top * columns + left;
        double u = gridX - left;
        double v = gridY - top;
        double topLeft = height[at];
        double topRight = height[at + 1];
        double bottomLeft = height[at + columns];
        double bottomRight = height[at + columns + 1];
        double east = ((topRight - topLeft) * (1 - v) + (bottomRight - bottomLeft) * v) * steepness;
        double south = ((bottomLeft - topLeft) * (1 - u) + (bottomRight - topRight) * u) * steepness;
        double lit = (east + south) * .6 / Math.sqrt(east * east + south * south + 1);
        double above = tone[at] * (1 - u) + tone[at + 1] * u;
        double below = tone[at + columns] * (1 - u) + tone[at + columns + 1] * u;
        int land = HEIGHTS.at(above * (1 - v) + below * v);
        return lit > 0
                ? Ramp.mix(land, LIGHT, Math.min(MOST_LIGHT, lit * .85))
                : Ramp.mix(land, SHADE, Math.min(MOST_SHADE, -lit * .75));
    }
}
