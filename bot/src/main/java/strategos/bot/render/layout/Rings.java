package strategos.bot.render.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.render.layout.Placer.Item;
import strategos.bot.render.sheet.Bearing;

/**
 * Widening rings around a point, on each of which a box can stand in eight directions.
 *
 * @param width of the box
 * @param height of the box
 * @param gap between the point and the first ring
 * @param side the preferred one
 * @param count how many rings there are
 */
record Rings(double width, double height, double gap, Optional<Bearing> side, int count) {
    private static final double STEP = 9;
    private static final double OTHER_SIDE = 40;

    /** All that any place may take up, and a little more. */
    Bounds area(double x, double y) {
        double reach = gap + count * STEP;
        return Bounds.around(x, y, width + reach, height + reach);
    }

    /** The places around a point, each with what it costs to stand so far off and on that side. */
    List<Item.Choice> places(double x, double y) {
        List<Item.Choice> places = new ArrayList<>();
        for (int ring = 0; ring < count; ring++) {
            double away = gap + ring * STEP;
            double far = ring * ring * (count > 8 ? 4.5 : 9.0) + ring * 10;
            for (Bearing bearing : Bearing.values()) {
                double left = x + bearing.dx() * away + shift(bearing.dx(), width);
                double top = y + bearing.dy() * away + shift(bearing.dy(), height);
                boolean preferred = side.filter(bearing::equals).isPresent();
                places.add(place(left, top, far + (preferred ? 0 : unease(bearing))));
                if (bearing.dy() == 0) {
                    for (int slide = -1; slide <= 1; slide += 2) {
                        places.add(
                                place(left, top + slide * height * .55, far + (preferred ? 3 : unease(bearing) + 3)));
                    }
                } else if (bearing.dx() == 0) {
                    for (double slide : new double[] {-.7, -.35, .35, .7}) {
                        places.add(
                                place(left + slide * width * .6, top, far + unease(bearing) + 2 + Math.abs(slide) * 4));
                    }
                }
            }
        }
        return places;
    }

    private Item.Choice place(double left, double top, double cost) {
        return new Item.Choice(new Bounds(left, top, width, height), cost);
    }

    private static double shift(double direction, double extent) {
        return direction > .1 ? 0 : direction < -.1 ? -extent : -extent / 2;
    }

    /** How bad a direction is; where the data prefer one, the others are worse. */
    private double unease(Bearing bearing) {
        double unease = switch (bearing) {
            case E -> 6;
            case W -> 8;
            case N, S -> 10;
            case NE, NW, SE, SW -> 11;
        };
        return side.isPresent() ? unease + OTHER_SIDE : unease;
    }
}
