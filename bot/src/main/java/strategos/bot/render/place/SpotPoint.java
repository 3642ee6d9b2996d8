package strategos.bot.render.place;

import strategos.bot.render.sheet.Sheet;

/** A spot with the place where it is drawn, in the sheet's pixels. */
public record SpotPoint(Sheet.Spot spot, double x, double y, double radius) {
    private static final double EMBLEM = 1.15;
    private static final double ASIDE = 1.05;

    /** The emblem at its lower right. */
    public Box emblem() {
        double half = radius * EMBLEM / 2;
        return Box.around(x + radius * ASIDE, y + radius * ASIDE, half, half);
    }

    /** What it takes up. */
    public Box box() {
        return Box.around(x, y, radius, radius);
    }
}
