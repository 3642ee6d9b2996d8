package strategos.bot.render.ink;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/**
 * The pattern that tells a nation where colours look alike; never an ornament alone. All its lines are drawn at once: each
 * drawing by itself costs more than its pixels.
 */
public enum Hatch {
    @JsonProperty("none")
    NONE {
        @Override
        void draw(Graphics2D g, Rectangle2D box, double step, double width) {}
    },
    @JsonProperty("vertical")
    VERTICAL {
        @Override
        void draw(Graphics2D g, Rectangle2D box, double step, double width) {
            Path2D lines = new Path2D.Double();
            for (double x = box.getMinX() + step / 2; x < box.getMaxX(); x += step) {
                lines.append(new Line2D.Double(x, box.getMinY(), x, box.getMaxY()), false);
            }
            g.draw(lines);
        }
    },
    @JsonProperty("horizontal")
    HORIZONTAL {
        @Override
        void draw(Graphics2D g, Rectangle2D box, double step, double width) {
            Path2D lines = new Path2D.Double();
            for (double y = box.getMinY() + step / 2; y < box.getMaxY(); y += step) {
                lines.append(new Line2D.Double(box.getMinX(), y, box.getMaxX(), y), false);
            }
            g.draw(lines);
        }
    },
    @JsonProperty("rising")
    RISING {
        @Override
        void draw(Graphics2D g, Rectangle2D box, double step, double width) {
            Path2D lines = new Path2D.Double();
            for (double x = box.getMinX() - box.getHeight(); x < box.getMaxX(); x += step * SLANT) {
                lines.append(new Line2D.Double(x, box.getMaxY(), x + box.getHeight(), box.getMinY()), false);
            }
            g.draw(lines);
        }
    },
    @JsonProperty("falling")
    FALLING {
        @Override
        void draw(Graphics2D g, Rectangle2D box, double step, double width) {
            Path2D lines = new Path2D.Double();
            for (double x = box.getMinX() - box.getHeight(); x < box.getMaxX(); x += step * SLANT) {
                lines.append(new Line2D.Double(x, box.getMinY(), x + box.getHeight(), box.getMaxY()), false);
            }
            g.draw(lines);
        }
    },
    @JsonProperty("crossed")
    CROSSED {
        @Override
        void draw(Graphics2D g, Rectangle2D box, double step, double width) {
            RISING.draw(g, box, step, width);
            FALLING.draw(g, box, step, width);
        }
    },
    @JsonProperty("grid")
    GRID {
        @Override
        void draw(Graphics2D g, Rectangle2D box, double step, double width) {
            VERTICAL.draw(g, box, step, width);
            HORIZONTAL.draw(g, box, step, width);
        }
    },
    @JsonProperty("dots")
    DOTS {
        @Override
        void draw(Graphics2D g, Rectangle2D box, double step, double width) {
            double radius = width * .85;
            Path2D dots = new Path2D.Double();
            boolean shifted = false;
            for (double y = box.getMinY() + step * .4; y < box.getMaxY() + 1; y += step * .8, shifted = !shifted) {
                for (double x = box.getMinX() + (shifted ? step / 2 : 0); x < box.getMaxX() + 1; x += step) {
                    dots.append(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius), false);
                }
            }
            g.fill(dots);
        }
    },
    @JsonProperty("chevrons")
    CHEVRONS {
        @Override
        void draw(Graphics2D g, Rectangle2D box, double step, double width) {
            Path2D lines = new Path2D.Double();
            for (double y = box.getMinY() - step; y < box.getMaxY() + step; y += step) {
                lines.moveTo(box.getMinX(), y);
                boolean up = false;
                for (double x = box.getMinX(); x < box.getMaxX() + step; x += step * .8, up = !up) {
                    lines.lineTo(x, up ? y : y + step * .6);
                }
            }
            g.draw(lines);
        }
    };

    private static final double SLANT = 1.25;

    /** Fills the shape with the pattern: lines that far apart and that wide. */
    public void paint(Graphics2D g, Shape shape, Tone tone, double step, double width) {
        Canvas.within(g, shape, () -> {
            g.setColor(tone.color());
            g.setStroke(new BasicStroke((float) width));
            draw(g, shape.getBounds2D(), step, width);
        });
    }

    abstract void draw(Graphics2D g, Rectangle2D box, double step, double width);
}
