package strategos.bot.render.scene;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import strategos.bot.render.ink.Anchor;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;
import strategos.bot.render.sheet.Projection;
import strategos.bot.render.sheet.Sheet;

/** A scale bar with figures at its steps. */
final class ScaleArt {
    private static final int FIELDS = 4;
    private static final double HEIGHT = 7;
    private static final Tone HALO = Inks.CREAM.alpha(.6);

    private ScaleArt() {}

    static void paint(Graphics2D g, Lettering lettering, Sheet.Scale scale, Projection projection) {
        double length = projection.pixels(scale.steps().getLast() * scale.metres());
        double field = length / FIELDS;
        for (int i = 0; i < FIELDS; i++) {
            Shape box = new Rectangle2D.Double(scale.x() + i * field, scale.y(), field, HEIGHT);
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
