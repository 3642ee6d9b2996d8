package strategos.bot.render.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.render.area.AreaMap;
import strategos.bot.render.layout.Chart.SpotPoint;
import strategos.bot.render.layout.Placer.Item;

/** What it costs a name or a stack to stand outside the area that it belongs to. */
final class Territories {
    private static final double[] SAMPLES = {.1, .5, .9};

    /** A name outside its area would be read as another's. */
    private static final double NAME_OUTSIDE = 22;

    private static final double NAME_OFF_SHORE = .25;
    private static final double STACK_OUTSIDE = 16;
    private static final double STACK_OFF_SHORE = .6;

    /** What a stack pays for each of nine points that lies not in its area. */
    private static final double OFF_SHORE = 9;

    private static final double ELSEWHERE = 36;
    private static final double ASHORE = 44;
    private static final double LEAST_INSIDE = 7;
    private static final int REACH = 7;

    /** Steps in parts of the height of the letters. */
    private static final double ACROSS = .6;

    private static final double DOWN = .45;
    private static final double AWAY = 1.3;
    private static final double BUSY = .7;

    private final Optional<AreaMap> areas;

    Territories(Optional<AreaMap> areas) {
        this.areas = areas;
    }

    /** Whether the spot stands for an area. */
    boolean has(SpotPoint spot) {
        return areas.filter(a -> a.has(spot.spot().id())).isPresent();
    }

    /** Where the name of an area can stand: anywhere in it, best in its middle. */
    List<Item.Choice> names(SpotPoint spot, double width, double height, Surroundings surroundings) {
        List<Item.Choice> choices = new ArrayList<>();
        for (int i = -REACH; i <= REACH; i++) {
            for (int j = -REACH; j <= REACH; j++) {
                Bounds box = Bounds.around(
                        spot.x() + i * ACROSS * height, spot.y() + j * DOWN * height, width / 2, height / 2);
                double base = (i * i + j * j) * AWAY + outside(spot, box, NAME_OFF_SHORE) * NAME_OUTSIDE;
                choices.add(surroundings.weighed(box, base, BUSY));
            }
        }
        return choices;
    }

    /** Places for a stack, dearer the more of each lies in other areas; and one in the midst of the area. */
    List<Item.Choice> stacks(SpotPoint spot, List<Item.Choice> around, Surroundings surroundings, double busy) {
        if (!has(spot)) {
            return around;
        }
        Bounds any = around.getFirst().box();
        Bounds middle = Bounds.around(spot.x(), spot.y(), any.width() / 2, any.height() / 2);
        List<Item.Choice> choices = new ArrayList<>();
        choices.add(surroundings.weighed(middle, 0, busy));
        choices.addAll(around);
        choices.replaceAll(c ->
                new Item.Choice(c.box(), c.cost() + outside(spot, c.box(), STACK_OFF_SHORE) * STACK_OUTSIDE));
        return choices;
    }

    /** What it costs a stack to lie in other areas, and a fleet to lie ashore; an army off its shore is still near it. */
    double straying(SpotPoint spot, Bounds box) {
        AreaMap map = areas.orElseThrow();
        double cost = 0;
        for (double u : SAMPLES) {
            for (double v : SAMPLES) {
                double x = box.x() + u * box.width();
                double y = box.y() + v * box.height();
                cost += switch (map.lie(spot.spot().id(), x, y)) {
                    case INSIDE -> 0;
                    case OFF_SHORE -> OFF_SHORE;
                    case ASHORE -> ASHORE;
                    case ELSEWHERE -> ELSEWHERE;
                };
            }
        }
        return cost;
    }

    /** Whether a stack there reads as lying in the area of its spot, so that no line is needed. */
    boolean within(SpotPoint spot, Bounds box) {
        return has(spot) && SAMPLES.length * SAMPLES.length - outside(spot, box, 1) >= LEAST_INSIDE;
    }

    /** How many of nine points of the box lie elsewhere; those off shore count that much. */
    private double outside(SpotPoint spot, Bounds box, double offShore) {
        double count = 0;
        for (double u : SAMPLES) {
            for (double v : SAMPLES) {
                AreaMap.Lie lie = areas.orElseThrow()
                        .lie(spot.spot().id(), box.x() + u * box.width(), box.y() + v * box.height());
                count += switch (lie) {
                    case INSIDE -> 0;
                    case OFF_SHORE -> offShore;
                    case ASHORE, ELSEWHERE -> 1;
                };
            }
        }
        return count;
    }
}
