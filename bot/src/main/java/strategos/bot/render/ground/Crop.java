package strategos.bot.render.ground;

import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;

/**
 * A part of a sheet's map, enlarged.
 *
 * @param x left edge in the sheet's pixels
 * @param y upper edge in the sheet's pixels
 * @param width of the picture in its own pixels
 * @param height of the picture in its own pixels
 * @param zoom pixels of the picture for one of the sheet
 */
public record Crop(double x, double y, int width, int height, double zoom) {
    /** From the sheet's pixels to the picture's. */
    public AffineTransform transform() {
        AffineTransform transform = AffineTransform.getScaleInstance(zoom, zoom);
        transform.translate(-x, -y);
        return transform;
    }

    /** What it shows, in the sheet's pixels. */
    public Rectangle2D area() {
        return new Rectangle2D.Double(x, y, width / zoom, height / zoom);
    }

    /** This crop with that many more of the picture's pixels on each side. */
    Crop grown(int margin) {
        return new Crop(x - margin / zoom, y - margin / zoom, width + 2 * margin, height + 2 * margin, zoom);
    }

    /** The sheet's x of a column of the picture. */
    public double sheetX(double column) {
        return x + column / zoom;
    }

    /** The sheet's y of a row of the picture. */
    public double sheetY(double row) {
        return y + row / zoom;
    }
}
