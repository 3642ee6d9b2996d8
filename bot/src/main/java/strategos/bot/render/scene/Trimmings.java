package strategos.bot.render.scene;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.TextLine.Anchor;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;
import strategos.bot.render.sheet.Projection;
import strategos.bot.render.sheet.Sheet;

/** What a map has besides its land: the frame round it, the compass rose and the scale. */
public final class Trimmings {
    private static final int FIELDS = 4;
    private static final double SCALE_HEIGHT = 7;
    private static final Tone HALO = Inks.CREAM.alpha(.6);

    private Trimmings() {}

    /** The frame round a picture of that size, over its edges: ten pixels of paper and two lines. */
    public static void frame(Graphics2D g, int width, int height) {
        g.setColor(Inks.PANEL.color());
        g.setStroke(new BasicStroke(10));
        g.draw(new Rectangle2D.Double(3, 3, width - 6, height - 6));
        g.setColor(Inks.INK.color());
        g.setStroke(new BasicStroke(2.2f));
        g.draw(new Rectangle2D.Double(8.5, 8.5, width - 17, height - 17));
        g.setStroke(new BasicStroke(1));
        g.draw(new Rectangle2D.Double(12.5, 12.5, width - 25, height - 25));
    }

    /** A compass rose of eight points. */
    static void rose(Graphics2D g, Lettering lettering, Sheet.Rose rose) {
        double x = rose.x();
        double y = rose.y();
        double radius = rose.radius();
        Canvas.draw(g, Canvas.disc(x, y, radius * .74), Inks.SEA_INK.alpha(.8), 1.2);
        // The half winds first, so that the four main points lie over them.
        for (int i : new int[] {1, 3, 5, 7, 0, 2, 4, 6}) {
            point(g, x, y, radius, i * Math.PI / 4, i % 2 == 0 ? radius : radius * .6);
        }
        lettering
                .line(rose.north(), Type.serif(radius * .5))
                .drawHaloed(
                        g, Inks.SEA_INK, Inks.CREAM.alpha(.6), 3, x, y - radius * 1.24 + radius * .16, Anchor.CENTRE);
    }

    private static void point(Graphics2D g, double x, double y, double radius, double angle, double length) {
        for (int side = -1; side <= 1; side += 2) {
            double foot = angle + side * Math.PI / 8 * .9;
            Path2D half = new Path2D.Double();
            half.moveTo(x, y);
            half.lineTo(x + length * Math.sin(angle), y - length * Math.cos(angle));
            half.lineTo(x + radius * .2 * Math.sin(foot), y - radius * .2 * Math.cos(foot));
            half.closePath();
            Canvas.fill(g, half, side < 0 ? Inks.CREAM.alpha(.9) : Inks.SEA_INK.alpha(.85));
        }
    }

    /** A scale bar with figures at its steps. */
    static void scale(Graphics2D g, Lettering lettering, Sheet.Scale scale, Projection projection) {
        double length = projection.pixels(scale.steps().getLast() * scale.metres());
        double field = length / FIELDS;
        for (int i = 0; i < FIELDS; i++) {
            Shape box = new Rectangle2D.Double(scale.x() + i * field, scale.y(), field, SCALE_HEIGHT);
            Canvas.fill(g, box, i % 2 == 0 ? Inks.SEA_INK : Inks.CREAM);
            g.setColor(Inks.SEA_INK.color());
            g.setStroke(new BasicStroke(1));
            g.draw(box);
        }
        for (int step : scale.steps()) {
            double x = scale.x() + projection.pixels(step * scale.metres());
            lettering
                    .line(String.valueOf(step), Type.sans(16))
                    .drawHaloed(g, Inks.SEA_INK, HALO, 3, x, scale.y() - 6, Anchor.CENTRE);
        }
        lettering
                .line(scale.unit(), Type.italic(18))
                .drawHaloed(g, Inks.SEA_INK, HALO, 3, scale.x() + length + 10, scale.y() + 8, Anchor.LEFT);
    }
}
