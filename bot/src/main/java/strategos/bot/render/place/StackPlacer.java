package strategos.bot.render.place;

import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds room for the stacks of one picture: each in the slot that is kept for it, unless it has grown or met another. */
public final class StackPlacer {
    private static final int RINGS = 13;
    private static final double BUSY = .3;
    private static final double DISPLACED = .25;

    /** Places worse than these are never needed. */
    private static final int MOST_CHOICES = 80;

    private final Chart chart;

    public StackPlacer(Chart chart) {
        this.chart = chart;
    }

    /**
     * A stack that wants a place.
     *
     * @param close whether it says something of the spot itself, and so wants to stand right by it
     */
    public record Wish(String spot, double width, double height, boolean close) {}

    /** The places of the stacks, in the order of the wishes. */
    public List<Box> place(List<Wish> wishes) {
        if (!chart.sheet().stacks().beside()) {
            return wishes.stream().map(this::onSpot).toList();
        }
        return new StackSolver(wishes.stream().map(this::choices).toList()).solve();
    }

    private Box onSpot(Wish wish) {
        SpotPoint spot = chart.spot(wish.spot());
        return Box.around(spot.x(), spot.y(), wish.width() / 2, wish.height() / 2);
    }

    private List<StackSolver.Choice> choices(Wish wish) {
        SpotPoint spot = chart.spot(wish.spot());
        Box kept = chart.slots().get(wish.spot());
        Surroundings surroundings = chart.surroundings();
        List<Item.Choice> choices = new ArrayList<>();
        if (!wish.close()) {
            choices.add(surroundings.weighed(grown(kept, spot, wish), 0, BUSY));
        }
        choices.addAll(surroundings.around(
                spot.x(), spot.y(), wish.width(), wish.height(), spot.radius() + 1, Optional.empty(), RINGS, BUSY));
        choices = chart.territories().stacks(spot, choices, surroundings, BUSY);
        Crossings crossings = Crossings.near(chart, spot, choices);
        double displaced = wish.close() ? 0 : DISPLACED;
        return choices.stream()
                .map(c -> choice(spot, kept, c, crossings, displaced))
                .sorted(Comparator.comparingDouble(StackSolver.Choice::cost))
                .limit(MOST_CHOICES)
                .toList();
    }

    /** A larger stack in the same slot grows away from its spot. */
    private static Box grown(Box kept, SpotPoint spot, Wish wish) {
        double x = kept.centreX() < spot.x() - 1 ? kept.right() - wish.width() : kept.x();
        double y = kept.centreY() < spot.y() - 1 ? kept.bottom() - wish.height() : kept.y();
        return new Box(x, y, wish.width(), wish.height());
    }

    private static StackSolver.Choice choice(
            SpotPoint spot, Box kept, Item.Choice choice, Crossings crossings, double displaced) {
        Box box = choice.box();
        Line2D lead = new Line2D.Double(
                spot.x(),
                spot.y(),
                Math.clamp(spot.x(), box.x(), box.right()),
                Math.clamp(spot.y(), box.y(), box.bottom()));
        double moved = Math.hypot(box.centreX() - kept.centreX(), box.centreY() - kept.centreY());
        return new StackSolver.Choice(box, lead, choice.cost() + moved * displaced + crossings.cost(lead));
    }
}
