package strategos.bot.render.ground;

import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.QuadCurve2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Tone;

/** Mountains along the ranges, from north to south, so that the nearer stand before the farther; none in the water. */
final class MountainGlyphs {
    /** A mountain: the middle of its foot, its size, and a number from 0 to 1 that makes it like no other. */
    private record Mountain(double x, double y, double size, double character) {}

    /** How far from its middle a mountain is drawn at most, in parts of its size. */
    private static final double ROOM = 2;

    private final List<Mountain> mountains = new ArrayList<>();
    private final double glyph;
    private final Random random;

    MountainGlyphs(RangeLines ranges, double glyph, long seed) {
        this.glyph = glyph;
        this.random = new Random(seed);
        ranges.lines().forEach(this::along);
        mountains.sort(Comparator.comparingDouble(Mountain::y));
    }

    private void along(RangeLines.Line line) {
        for (int i = 0; i < line.segments(); i++) {
            double dx = line.x(i + 1) - line.x(i);
            double dy = line.y(i + 1) - line.y(i);
            double length = Math.hypot(dx, dy);
            double level = Math.abs(dx) / (length + 1e-6);
            int steps = Math.max(1, (int) Math.round(length / (glyph * (.72 + .5 * level))));
            for (int step = i == 0 ? 0 : 1; step <= steps; step++) {
                double share = (double) step / steps;
                at(line.x(i) + dx * share, line.y(i) + dy * share, line.weight(), level);
            }
        }
    }

    private void at(double x, double y, double weight, double level) {
        double size = glyph * weight * (.78 + .4 * random.nextDouble());
        double aside = (random.nextDouble() - .5) * glyph * (1.35 - level);
        double below = (random.nextDouble() - .5) * glyph * .35;
        mountains.add(new Mountain(x + aside, y + below, size, random.nextDouble()));
        if (random.nextDouble() < .55) {
            double angle = random.nextDouble() * 2 * Math.PI;
            mountains.add(new Mountain(
                    x + Math.cos(angle) * glyph, y + Math.sin(angle) * glyph * .6, size * .62, random.nextDouble()));
        }
    }

    /** Draws those that stand on the land, and in no lake, with both feet, and are in the part that is shown. */
    void paint(Graphics2D g, Shape land, Shape lakes, Crop crop) {
        Rectangle2D shown = crop.area();
        for (Mountain m : mountains) {
            // To ask whether the land has it is dear.
            double room = m.size() * ROOM;
            if (!shown.intersects(m.x() - room, m.y() - room, 2 * room, 2 * room)) {
                continue;
            }
            double foot = m.y() + m.size() * .35;
            double left = m.x() - m.size() * .5;
            double right = m.x() + m.size() * .5;
            boolean onLand = land.contains(left, foot) && land.contains(right, foot);
            boolean inLake = lakes.intersects(left, m.y() - m.size() * .2, m.size(), m.size() * .7);
            if (onLand && !inLake) {
                new Glyph(m.x(), m.y() + m.size() * .4, m.size(), m.character()).paint(g);
            }
        }
    }

    /** One mountain as engravers draw it: lit on the left, shade and hachures on the right, fading to nothing at the foot. */
    private static final class Glyph {
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

        Glyph(double x, double foot, double size, double character) {
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
            g.setPaint(
                    new GradientPaint((float) x, (float) peakY, top.color(), (float) x, (float) foot, bottom.color()));
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
}
