package strategos.bot.render.scene;

import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import strategos.bot.render.ink.Anchor;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Type;
import strategos.bot.render.sheet.Sheet;

/** A compass rose of eight points. */
final class RoseArt {
    private RoseArt() {}

    static void paint(Graphics2D g, Lettering lettering, Sheet.Rose rose) {
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
}
