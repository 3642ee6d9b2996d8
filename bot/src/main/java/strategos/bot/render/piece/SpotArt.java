package strategos.bot.render.piece;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Type;
import strategos.bot.render.sheet.Style;
import strategos.bot.render.sheet.Style.Outline;

/** A space as the ground prints it; with the lines between spaces. */
public final class SpotArt {
    /** Rims shrink with their spots, but not to nothing. */
    private static final double LEAST_RIM = .6;

    private final Lettering lettering;

    public SpotArt(Lettering lettering) {
        this.lettering = lettering;
    }

    /** Draws it around the point with its sign, in that radius. */
    public void paint(Graphics2D g, Style.Spot style, String sign, double x, double y, double radius) {
        Shape outline = style.outline().outer(x, y, radius);
        Canvas.shadow(g, outline, radius * .17);
        Canvas.fill(g, outline, style.colour());
        g.setColor(style.rim().color());
        g.setStroke(new BasicStroke((float) (style.rimWidth() * Math.max(LEAST_RIM, radius / style.radius()))));
        g.draw(outline);
        if (style.outline() == Outline.RING) {
            Canvas.fill(g, style.outline().inner(x, y, radius), style.rim().mix(style.colour(), .35));
        }
        if (style.size() > 0 && !sign.isEmpty()) {
            double size = style.size() * radius / style.radius();
            lettering.fit(sign, Type.bold(size), size * .5, radius * 1.8).drawMiddle(g, Inks.INK, x, y, Anchor.CENTRE);
        }
    }

    /** A line between spots. All casings of a map are drawn before its cores, so that they merge where lines meet. */
    public static final class RouteArt {
        private RouteArt() {}

        public static void casing(Graphics2D g, Style.Route style, Shape line) {
            Canvas.draw(g, line, style.casing(), style.casingWidth());
        }

        public static void core(Graphics2D g, Style.Route style, Shape line) {
            g.setColor(style.colour().color());
            g.setStroke(new BasicStroke(
                    (float) style.width(), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1, dash(style), 0));
            g.draw(line);
        }

        /** Lengths as strokes want them; null is a whole line there. */
        private static float[] dash(Style.Route style) {
            if (style.dash().isEmpty()) {
                return null;
            }
            float[] lengths = new float[style.dash().get().size()];
            for (int i = 0; i < lengths.length; i++) {
                lengths[i] = style.dash().get().get(i).floatValue();
            }
            return lengths;
        }
    }
}
