package strategos.bot.render.ink;

import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.util.List;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;

/** Dice as they fell. */
public final class DiePainter {
    private static final double[][] PIPS = {
        {.5, .5}, {.27, .27}, {.73, .73}, {.73, .27}, {.27, .73}, {.27, .5}, {.73, .5}
    };
    private static final List<List<Integer>> FACES = List.of(
            List.of(0),
            List.of(1, 2),
            List.of(0, 1, 2),
            List.of(1, 2, 3, 4),
            List.of(0, 1, 2, 3, 4),
            List.of(1, 2, 3, 4, 5, 6));

    private final Lettering lettering;

    public DiePainter(Lettering lettering) {
        this.lettering = lettering;
    }

    /**
     * Draws one die with that left upper corner: pips up to six sides, a figure on any other.
     *
     * @param side of the square, in pixels
     * @param face 0 for a die that is still to be thrown
     * @param sides of the die
     */
    public void paint(Graphics2D g, double x, double y, double side, int face, int sides, Tone body) {
        Shape cube = Canvas.rounded(x, y, side, side, side * .18);
        Canvas.shadow(g, cube, side * .07);
        g.setPaint(new GradientPaint(
                (float) x,
                (float) y,
                body.mix(Inks.WHITE, .5).color(),
                (float) (x + side),
                (float) (y + side),
                body.color()));
        g.fill(cube);
        face(g, cube, x, y, side, face, sides);
    }

    /** The same without light and shadow, for small dice in great number. */
    public void paintFlat(Graphics2D g, double x, double y, double side, int face, int sides, Tone body) {
        Shape cube = Canvas.rounded(x, y, side, side, side * .18);
        Canvas.fill(g, cube, body.mix(Inks.WHITE, .5));
        face(g, cube, x, y, side, face, sides);
    }

    private void face(Graphics2D g, Shape cube, double x, double y, double side, int face, int sides) {
        Canvas.draw(g, cube, Inks.INK, Math.max(1.2, side * .03));
        if (face == 0) {
            return;
        }
        if (sides <= FACES.size() && face <= FACES.size()) {
            for (int pip : FACES.get(face - 1)) {
                double[] at = PIPS[pip];
                Canvas.fill(g, Canvas.disc(x + side * at[0], y + side * at[1], side * .095), Inks.INK);
            }
        } else {
            lettering
                    .fit(String.valueOf(face), Type.bold(side * .6), side * .3, side * .86)
                    .drawMiddle(g, Inks.INK, x + side / 2, y + side / 2, Anchor.CENTRE);
        }
    }
}
