package strategos.bot.render.layout;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import strategos.bot.memory.Newest;
import strategos.bot.render.layout.Chart.SpotPoint;

/**
 * Finds room for the stacks of one picture: each in the slot that is kept for it, unless it has grown or met another. What
 * finds no room as it usually is takes another shape, or a smaller one. One that places the stacks of many pictures reckons
 * only once where each of them could stand.
 */
public final class StackPlacer {
    /** First those that stand badly or far off try their other shapes, then those in their way, too. */
    private static final int ROUNDS = 4;

    /** Stacks that are remembered with all places where they could stand; each takes some 15 KB. */
    private static final int REMEMBERED = 500;

    private final Chart chart;
    private final Newest<Asked, List<StackSolver.Choice>> places = new Newest<>(REMEMBERED);

    public StackPlacer(Chart chart) {
        this.chart = chart;
    }

    /**
     * The room that a stack takes up in one shape.
     *
     * @param cost what it costs to stand in that shape
     * @param pieces what fills that room, from its left upper corner; its corners may be empty
     */
    public record Shape(double width, double height, double cost, List<Bounds> pieces) {
        public Shape {
            pieces = List.copyOf(pieces);
        }

        /** How far the point is from the nearest piece when the stack stands there. */
        double distance(Bounds at, double x, double y) {
            return pieces.stream()
                    .mapToDouble(p -> p.distance(x - at.x(), y - at.y()))
                    .min()
                    .orElseGet(() -> at.distance(x, y));
        }
    }

    /**
     * A stack that wants a place.
     *
     * @param usual its shape where there is room
     * @param others in which it could lie where there is not
     * @param close whether it says something of the spot itself, and so wants to stand right by it
     */
    public record Wish(String spot, Shape usual, Supplier<List<Shape>> others, boolean close) {
        /** A stack that knows one shape. */
        Wish(String spot, double width, double height, boolean close) {
            this(spot, new Shape(width, height, 0, List.of()), List::of, close);
        }
    }

    /**
     * Where a stack stands.
     *
     * @param shape 0 for its usual one, else which of the others, from 1
     */
    public record Stand(Bounds box, int shape) {}

    /** The places of the stacks, in the order of the wishes. */
    public List<Stand> place(List<Wish> wishes) {
        if (!chart.sheet().stacks().beside()) {
            return wishes.stream().map(this::onSpot).toList();
        }
        List<List<StackSolver.Choice>> choices = new ArrayList<>();
        for (Wish wish : wishes) {
            choices.add(places(new Asked(wish.spot(), wish.close(), false, List.of(wish.usual()), 0)));
        }
        StackSolver solver = new StackSolver(choices);
        Set<Integer> shaped = new HashSet<>();
        for (int round = 0; round < ROUNDS; round++) {
            Set<Integer> cramped = solver.cramped(round == 0 ? StackSolver.FAR_OFF : StackSolver.COVERS, round > 0);
            cramped.removeIf(i -> !shaped.add(i));
            if (cramped.isEmpty()) {
                break;
            }
            for (int i : cramped) {
                choices.set(i, shaped(wishes.get(i)));
            }
            solver = new StackSolver(choices);
        }
        return solver.chosen().stream().map(c -> new Stand(c.box(), c.shape())).toList();
    }

    /** All places for a stack in all of its shapes. */
    private List<StackSolver.Choice> shaped(Wish wish) {
        List<StackSolver.Choice> all =
                new ArrayList<>(places(new Asked(wish.spot(), wish.close(), true, List.of(wish.usual()), 0)));
        all.addAll(
                places(new Asked(wish.spot(), wish.close(), true, wish.others().get(), 1)));
        return all;
    }

    /** All that the places depend on. */
    private record Asked(String spot, boolean close, boolean cramped, List<Shape> shapes, int first) {}

    private List<StackSolver.Choice> places(Asked asked) {
        return places.get(asked)
                .orElseGet(() -> places.putIfAbsent(
                        asked,
                        new Stands(chart, asked.spot(), asked.close(), asked.cramped())
                                .choices(asked.shapes(), asked.first())));
    }

    private Stand onSpot(Wish wish) {
        SpotPoint spot = chart.spot(wish.spot());
        return new Stand(
                Bounds.around(
                        spot.x(),
                        spot.y(),
                        wish.usual().width() / 2,
                        wish.usual().height() / 2),
                0);
    }
}
