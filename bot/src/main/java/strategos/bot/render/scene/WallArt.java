package strategos.bot.render.scene;

import java.awt.Graphics2D;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.place.Box;

/** A wall with battlements round a stack: what is inside a city, apart from what stands before it. */
final class WallArt {
    private static final Tone STONE = Tone.rgb(0x8D8371);

    /** Parts of a counter's side. */
    private static final double THICK = .12;

    private static final double LEAST = 3.4;

    private WallArt() {}

    /** How much a wall adds on each side of a stack of counters of that side; above also its battlements. */
    static double thickness(double side) {
        return Math.max(LEAST, side * THICK);
    }

    /** Draws it within the box: its battlements take the upper part. */
    static void paint(Graphics2D g, Box box, double side) {
        double thick = thickness(side);
        Area wall = new Area(new Rectangle2D.Double(box.x(), box.y() + thick, box.width(), box.height() - thick));
        int merlons = Math.max(3, (int) Math.round(box.width() / (4 * thick)) * 2 - 1);
        double wide = box.width() / merlons;
        for (int i = 0; i < merlons; i += 2) {
            wall.add(new Area(new Rectangle2D.Double(box.x() + i * wide, box.y(), wide, 2 * thick)));
        }
        Canvas.draw(g, wall, Inks.CREAM.alpha(.85), thick * .8);
        Canvas.shadow(g, wall, thick * .4);
        Canvas.fill(g, wall, STONE);
        Canvas.draw(g, wall, Inks.INK, Math.max(1, thick * .2));
    }
}
