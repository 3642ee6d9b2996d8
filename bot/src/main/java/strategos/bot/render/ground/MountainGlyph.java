package strategos.bot.render.ground;

import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.QuadCurve2D;
import java.util.Random;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Tone;

/** One mountain as engravers draw it: lit on the left, shade and hachures on the right, fading to nothing at the foot. */
final class MountainGlyph {
    private static final Tone LIT = Tone.rgb(0xF0E7CC);
    private static final Tone LIT_FOOT = Tone.rgb(0xDCCB9C).alpha(.25);
    private static final Tone SHADE = Tone.rgb(0xB39C6E).alpha(.95);
    private static final Tone SHADE_FOOT = Tone.rgb(0xC9B585).alpha(.05);

    private final double x;
    private final double foot;
    private final double size;
    private final double width;
    private final double height;
    private final double peakX;
    private final double peakY;
    private final double[] jitter = new double[3];

    MountainGlyph(double x, double foot, double size, double character) {
        this.x = x;
        this.foot = foot;
        this.size = size;
        this.width = size * .92;
        this.height = size * (.86 + .2 * character);
        this.peakX = x + (character - .5) * size * .25;
        this.peakY = foot - height;
        Random random = new Random((long) (character * 1e6));
        for (int i = 0; i < jitter.length; i++) {
            jitter[i] = (random.nextDouble() - .5) * .12 * size;
        }
    }

    void paint(Graphics2D g) {
        Path2D left = left();
        Path2D right = right();
        Path2D body = new Path2D.Double(left);
        body.append(right, true);
        body.closePath();
        Path2D shade = shade(right);
        fade(g, body, LIT, LIT_FOOT);
        fade(g, shade, SHADE, SHADE_FOOT);
        Canvas.within(g, shade, () -> hachures(g));
        Canvas.draw(g, left, Inks.SEPIA.alpha(.9), Math.max(.8, size / 22));
        Canvas.draw(g, right, Inks.SEPIA.alpha(.9), Math.max(1, size / 16));
    }

    private Path2D left() {
        double j = jitter[0];
        Path2D left = new Path2D.Double();
        left.moveTo(x - width, foot);
        left.curveTo(
                x - width * .78,
                foot - height * .10,
                x - width * .60 + j,
                foot - height * .44,
                x - width * .40,
                foot - height * .58 + j);
        left.curveTo(x - width * .30, foot - height * .66, peakX - width * .20, peakY + height * .02, peakX, peakY);
        return left;
    }

    private Path2D right() {
        Path2D right = new Path2D.Double();
        right.moveTo(peakX, peakY);
        right.curveTo(
                peakX + width * .20,
                peakY + height * .04,
                peakX + width * .24 + jitter[1],
                peakY + height * .22,
                peakX + width * .40,
                peakY + height * .32 + jitter[1]);
        right.curveTo(
                x + width * .60,
                foot - height * .50,
                x + width * .74 + jitter[2],
                foot - height * .12,
                x + width,
                foot);
        return right;
    }

    /** The right slope, and back up along the ridge. */
    private Path2D shade(Path2D right) {
        Path2D shade = new Path2D.Double();
        shade.append(right, false);
        shade.lineTo(peakX - width * .02 + jitter[1], foot);
        shade.curveTo(
                peakX - width * .08,
                peakY + height * .86,
                peakX + width * .05,
                peakY + height * .70,
                peakX - width * .02,
                peakY + height * .55);
        shade.curveTo(
                peakX - width * .13 + jitter[0],
                peakY + height * .38,
                peakX + jitter[2] * .6,
                peakY + height * .20,
                peakX,
                peakY);
        shade.closePath();
        return shade;
    }

    private void fade(Graphics2D g, Path2D shape, Tone top, Tone bottom) {
        g.setPaint(new GradientPaint((float) x, (float) peakY, top.color(), (float) x, (float) foot, bottom.color()));
        g.fill(shape);
    }

    private void hachures(Graphics2D g) {
        g.setStroke(Canvas.pen(Math.max(.6, size / 34)));
        int count = Math.max(3, (int) (size / 5));
        for (int i = 0; i < count; i++) {
            double share = (i + .6) / count;
            double startX = peakX + width * .9 * share;
            double startY = peakY + height * (.02 + .72 * share);
            g.setColor(Inks.SEPIA.alpha(.62 * (1 - share * .5)).color());
            g.draw(new QuadCurve2D.Double(
                    startX,
                    startY,
                    startX - width * .06,
                    startY + height * .22,
                    startX - width * .20,
                    startY + height * .42));
        }
    }
}
