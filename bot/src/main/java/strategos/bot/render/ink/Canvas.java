package strategos.bot.render.ink;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;

/** Small helpers of every painter: smooth graphics, round corners, soft pens, shadows. */
public final class Canvas {
    private Canvas() {}

    /** Graphics over the image that draw smoothly. */
    public static Graphics2D smooth(BufferedImage image) {
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        return g;
    }

    /** A rectangle with corners of that radius. */
    public static Shape rounded(double x, double y, double width, double height, double radius) {
        return new RoundRectangle2D.Double(x, y, width, height, 2 * radius, 2 * radius);
    }

    /** A disc around a point. */
    public static Ellipse2D disc(double x, double y, double radius) {
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    /** A pen with round ends and joins. */
    public static BasicStroke pen(double width) {
        return new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }

    public static void fill(Graphics2D g, Shape shape, Tone tone) {
        g.setColor(tone.color());
        g.fill(shape);
    }

    /** Draws the outline with a pen of that width. */
    public static void draw(Graphics2D g, Shape shape, Tone tone, double width) {
        g.setColor(tone.color());
        g.setStroke(pen(width));
        g.draw(shape);
    }

    /** A hard shadow that much below the shape. */
    public static void shadow(Graphics2D g, Shape shape, double drop) {
        AffineTransform before = g.getTransform();
        g.translate(drop * .55, drop);
        fill(g, shape, Inks.SHADOW);
        g.setTransform(before);
    }

    /** Draws what is given with the clip narrowed to the shape. */
    public static void within(Graphics2D g, Shape clip, Runnable drawing) {
        Shape before = g.getClip();
        g.clip(clip);
        drawing.run();
        g.setClip(before);
    }
}
