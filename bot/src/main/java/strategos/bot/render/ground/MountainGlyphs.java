package strategos.bot.render.ground;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/** Mountains along the ranges, from north to south, so that the nearer stand before the farther; none in the water. */
final class MountainGlyphs {
    /** A mountain: the middle of its foot, its size, and a number from 0 to 1 that makes it like no other. */
    private record Mountain(double x, double y, double size, double character) {}

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

    /** Draws those that stand on the land, and in no lake, with both feet. */
    void paint(Graphics2D g, Shape land, Shape lakes) {
        for (Mountain m : mountains) {
            double foot = m.y() + m.size() * .35;
            double left = m.x() - m.size() * .5;
            double right = m.x() + m.size() * .5;
            boolean onLand = land.contains(left, foot) && land.contains(right, foot);
            boolean inLake = lakes.intersects(left, m.y() - m.size() * .2, m.size(), m.size() * .7);
            if (onLand && !inLake) {
                new MountainGlyph(m.x(), m.y() + m.size() * .4, m.size(), m.character()).paint(g);
            }
        }
    }
}
