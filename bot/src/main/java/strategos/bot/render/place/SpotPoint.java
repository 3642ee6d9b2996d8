package strategos.bot.render.place;

import strategos.bot.render.sheet.Sheet;

/** A spot with the place where it is drawn, in the sheet's pixels. */
public record SpotPoint(Sheet.Spot spot, double x, double y, double radius) {
    /** What it takes up. */
    public Box box() {
        return Box.around(x, y, radius, radius);
    }
}
