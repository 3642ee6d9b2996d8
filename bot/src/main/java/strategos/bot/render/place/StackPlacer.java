package strategos.bot.render.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds room for the stacks of one picture: each in the slot that is kept for it, unless it has grown or met another. */
public final class StackPlacer {
    private static final int RINGS = 13;
    private static final double BUSY = .3;
    private static final double DISPLACED = .25;
    private static final double CROSSED_SPOT = 14;
    private static final int PASSES = 6;

    private final Chart chart;

    public StackPlacer(Chart chart) {
        this.chart = chart;
    }

    /** A stack that wants a place. */
    public record Wish(String spot, double width, double height) {}

    /** The places of the stacks, in the order of the wishes. */
    public List<Box> place(List<Wish> wishes) {
        if (!chart.sheet().stacks().beside()) {
            return wishes.stream().map(this::onSpot).toList();
        }
        List<List<Item.Choice>> choices = wishes.stream().map(this::choices).toList();
        int[] at = new int[wishes.size()];
        boolean changed = true;
        for (int pass = 0; pass < PASSES && changed; pass++) {
            changed = false;
            for (int i = 0; i < at.length; i++) {
                int best = best(choices, at, i);
                changed |= best != at[i];
                at[i] = best;
            }
        }
        List<Box> places = new ArrayList<>();
        for (int i = 0; i < at.length; i++) {
            places.add(choices.get(i).get(at[i]).box());
        }
        return places;
    }

    private Box onSpot(Wish wish) {
        SpotPoint spot = chart.spot(wish.spot());
        return Box.around(spot.x(), spot.y(), wish.width() / 2, wish.height() / 2);
    }

    private List<Item.Choice> choices(Wish wish) {
        SpotPoint spot = chart.spot(wish.spot());
        Box kept = chart.slots().get(wish.spot());
        List<Item.Choice> choices = new ArrayList<>();
        choices.add(weighed(spot, kept, grown(kept, spot, wish), 0));
        for (Item.Choice around : chart.surroundings()
                .around(
                        spot.x(),
                        spot.y(),
                        wish.width(),
                        wish.height(),
                        spot.radius() + 1,
                        Optional.empty(),
                        RINGS,
                        BUSY)) {
            choices.add(displaced(spot, kept, around));
        }
        return choices;
    }

    private Item.Choice weighed(SpotPoint spot, Box kept, Box box, double base) {
        return displaced(spot, kept, chart.surroundings().weighed(box, base, BUSY));
    }

    private Item.Choice displaced(SpotPoint spot, Box kept, Item.Choice choice) {
        Box box = choice.box();
        double moved = Math.hypot(box.centreX() - kept.centreX(), box.centreY() - kept.centreY());
        return new Item.Choice(box, choice.cost() + moved * DISPLACED + crossed(spot, box) * CROSSED_SPOT);
    }

    /** A larger stack in the same slot grows away from its spot. */
    private static Box grown(Box kept, SpotPoint spot, Wish wish) {
        double x = kept.centreX() < spot.x() - 1 ? kept.right() - wish.width() : kept.x();
        double y = kept.centreY() < spot.y() - 1 ? kept.bottom() - wish.height() : kept.y();
        return new Box(x, y, wish.width(), wish.height());
    }

    /** How many other spots the line from the spot to the stack would cross. */
    private long crossed(SpotPoint spot, Box box) {
        double toX = Math.clamp(spot.x(), box.x(), box.right());
        double toY = Math.clamp(spot.y(), box.y(), box.bottom());
        return chart.spots().values().stream()
                .filter(s -> !s.equals(spot) && distance(s, spot.x(), spot.y(), toX, toY) < s.radius())
                .count();
    }

    private static double distance(SpotPoint s, double ax, double ay, double bx, double by) {
        double dx = bx - ax;
        double dy = by - ay;
        double along = Math.clamp(((s.x() - ax) * dx + (s.y() - ay) * dy) / (dx * dx + dy * dy + 1e-9), 0, 1);
        return Math.hypot(s.x() - ax - along * dx, s.y() - ay - along * dy);
    }

    private static int best(List<List<Item.Choice>> choices, int[] at, int i) {
        int best = at[i];
        double least = Double.MAX_VALUE;
        for (int c = 0; c < choices.get(i).size(); c++) {
            Item.Choice choice = choices.get(i).get(c);
            double cost = choice.cost();
            for (int j = 0; j < at.length && cost < least; j++) {
                if (j != i) {
                    double overlap =
                            choice.box().overlap(choices.get(j).get(at[j]).box(), 2);
                    cost += overlap > 0 ? Placer.overlapCost(overlap) : 0;
                }
            }
            if (cost < least - .01) {
                least = cost;
                best = c;
            }
        }
        return best;
    }
}
