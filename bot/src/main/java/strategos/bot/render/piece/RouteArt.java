package strategos.bot.render.piece;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.sheet.Style;

/** A line between spots. All casings of a map are drawn before its cores, so that they merge where lines meet. */
public final class RouteArt {
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
