package strategos.bot.render.layout;

import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import strategos.bot.memory.Newest;
import strategos.bot.render.layout.Chart.PlacedName;
import strategos.bot.render.layout.Chart.SpotPoint;

/**
 * Finds room for the stacks of one picture: each in the slot that is kept for it, unless it has grown or met another. What
 * finds no room as it usually is takes another shape, or a smaller one. One that places the stacks of many pictures reckons
 * only once where each of them could stand.
 */
public final class StackPlacer {
    /** First those that stand badly try their other shapes, then those in their way, too. */
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
            Set<Integer> cramped = solver.cramped(round == 0 ? StackSolver.UNCLEAR : StackSolver.COVERS, round > 0);
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

    /** Where one stack could stand, and what each place costs it: near its spot and in its area, on nothing else. */
    static final class Stands {
        /** How many of its own widths a stack may stand from its place at most. */
        private static final double FAR = 1.95;

        /** However broad it is: nobody would look for it further off, in parts of a counter's side. */
        private static final double FARTHEST = 3.4;

        /** The same where it has found no room nearer. */
        private static final double FARTHEST_IF_CRAMPED = 5.5;

        private static final double LEAST_STEP = 5;
        private static final double MOST_STEP = 10;
        private static final double FIRST_RING = 1;
        private static final double EACH_RING = 8;
        private static final double SQUARED = .8;

        /** Parts of half the width or height that a stack is moved along a side. */
        private static final double[] SLIDES = {0, -.5, .5, -1, 1};

        private static final double SLID = 3;
        private static final double CORNER = 7;
        private static final double[] SIDES = {2, 4, 6, 6};
        private static final double BUSY = .3;
        private static final double DISPLACED = .25;

        /** How many places in an area are tried to each side of its middle. */
        private static final int AREA_STEPS = 5;

        private static final double OUT_OF_THE_MIDDLE = .25;

        /** So many are looked at closely, and so many kept. */
        private static final int MOST_WEIGHED = 160;

        private static final int MOST_CHOICES = 90;

        private final Chart chart;
        private final SpotPoint spot;
        private final boolean close;
        private final double farthest;

        /**
         * Of one spot.
         *
         * @param close whether the stack wants to stand right by its spot, and not in the slot that is kept for stacks
         * @param cramped whether it has found no room nearby
         */
        Stands(Chart chart, String spot, boolean close, boolean cramped) {
            this.farthest = cramped ? FARTHEST_IF_CRAMPED : FARTHEST;
            this.chart = chart;
            this.spot = chart.spot(spot);
            this.close = close;
        }

        /**
         * The best places for the stack in these shapes, the cheapest first.
         *
         * @param first the number of the first shape
         */
        List<StackSolver.Choice> choices(List<StackPlacer.Shape> shapes, int first) {
            List<Weighed> weighed = new ArrayList<>();
            for (int i = 0; i < shapes.size(); i++) {
                StackPlacer.Shape shape = shapes.get(i);
                List<Weighed> all = new ArrayList<>();
                weigh(shape, first + i, all);
                all.stream().filter(w -> isNear(shape, w.box())).forEach(weighed::add);
            }
            weighed.sort(Comparator.comparingDouble(Weighed::cost));
            List<Weighed> best =
                    weighed.subList(0, Math.min(MOST_WEIGHED * Math.max(1, shapes.size() / 2), weighed.size()));
            Neighbours neighbours =
                    Neighbours.of(chart, spot, best.stream().map(Weighed::box).toList());
            return best.stream()
                    .map(w -> choice(w, neighbours, shapes.get(w.shape() - first)))
                    .sorted(Comparator.comparingDouble(StackSolver.Choice::cost))
                    .limit((long) MOST_CHOICES * Math.max(1, shapes.size() / 2))
                    .toList();
        }

        private boolean isNear(StackPlacer.Shape shape, Bounds box) {
            double most = FAR * shape.width() + spot.radius();
            return box.distance(spot.x(), spot.y()) <= most / 2
                    || shape.distance(box, spot.x(), spot.y()) <= most
                    || chart.within(spot, box);
        }

        private record Weighed(Bounds box, int shape, double cost) {}

        private void weigh(StackPlacer.Shape shape, int number, List<Weighed> weighed) {
            double width = shape.width();
            double height = shape.height();
            double side = chart.sheet().stacks().side();
            double reach = Math.min(FAR * width, Math.max(farthest * side, width));
            double step = Math.clamp(height / 4, LEAST_STEP, MOST_STEP);
            double wide = reach + spot.radius();
            Surroundings near = chart.stackRoom().near(Bounds.around(spot.x(), spot.y(), wide + width, wide + height));
            Optional<Bounds> kept =
                    Optional.ofNullable(chart.slots().get(spot.spot().id()));
            if (!close) {
                kept.map(k -> grown(k, shape))
                        .filter(k -> k.distance(spot.x(), spot.y()) <= wide)
                        .ifPresent(k -> add(near, k, shape.cost(), number, kept, weighed));
            }
            int ring = 0;
            for (double gap = FIRST_RING; gap <= reach; gap += step) {
                double base = shape.cost() + ring * EACH_RING + ring * ring * SQUARED;
                round(near, spot.radius() + gap, shape, base, number, kept, weighed);
                ring++;
            }
            if (chart.isArea(spot)) {
                inArea(shape, number, kept, weighed);
            }
        }

        /** On the four sides of the spot and at its corners, that far from its middle. */
        private void round(
                Surroundings near,
                double away,
                StackPlacer.Shape shape,
                double base,
                int number,
                Optional<Bounds> kept,
                List<Weighed> weighed) {
            double halfWide = shape.width() / 2;
            double halfHigh = shape.height() / 2;
            for (double slide : SLIDES) {
                double cost = base + Math.abs(slide) * SLID;
                double[][] middles = {
                    {away + halfWide, slide * halfHigh},
                    {-away - halfWide, slide * halfHigh},
                    {slide * halfWide, -away - halfHigh},
                    {slide * halfWide, away + halfHigh}
                };
                for (int i = 0; i < middles.length; i++) {
                    Bounds box = Bounds.around(spot.x() + middles[i][0], spot.y() + middles[i][1], halfWide, halfHigh);
                    add(near, box, cost + SIDES[i], number, kept, weighed);
                }
            }
            double out = away * Math.sqrt(.5);
            for (int across = -1; across <= 1; across += 2) {
                for (int down = -1; down <= 1; down += 2) {
                    Bounds box = Bounds.around(
                            spot.x() + across * (out + halfWide),
                            spot.y() + down * (out + halfHigh),
                            halfWide,
                            halfHigh);
                    add(near, box, base + CORNER, number, kept, weighed);
                }
            }
        }

        /** Anywhere in the area, best in its middle. */
        private void inArea(StackPlacer.Shape shape, int number, Optional<Bounds> kept, List<Weighed> weighed) {
            double step = Math.min(shape.width(), shape.height()) / 2;
            double wide = step * AREA_STEPS;
            Surroundings near = chart.stackRoom()
                    .near(Bounds.around(spot.x(), spot.y(), wide + shape.width(), wide + shape.height()));
            for (int i = -AREA_STEPS; i <= AREA_STEPS; i++) {
                for (int j = -AREA_STEPS; j <= AREA_STEPS; j++) {
                    Bounds box = Bounds.around(
                            spot.x() + i * step, spot.y() + j * step, shape.width() / 2, shape.height() / 2);
                    if (chart.within(spot, box)) {
                        double away = Math.hypot(i * step, j * step) * OUT_OF_THE_MIDDLE;
                        add(near, box, shape.cost() + away, number, kept, weighed);
                    }
                }
            }
        }

        private void add(
                Surroundings near, Bounds box, double base, int number, Optional<Bounds> kept, List<Weighed> weighed) {
            double moved = close
                    ? 0
                    : kept.map(k -> Math.hypot(box.centreX() - k.centreX(), box.centreY() - k.centreY()) * DISPLACED)
                            .orElse(0.0);
            double cost = near.weighed(box, base + moved, BUSY).cost();
            weighed.add(new Weighed(box, number, cost + chart.straying(spot, box)));
        }

        /** A larger stack in the same slot grows away from its spot. */
        private Bounds grown(Bounds kept, StackPlacer.Shape shape) {
            double x = kept.centreX() < spot.x() - 1 ? kept.right() - shape.width() : kept.x();
            double y = kept.centreY() < spot.y() - 1 ? kept.bottom() - shape.height() : kept.y();
            return new Bounds(x, y, shape.width(), shape.height());
        }

        private StackSolver.Choice choice(Weighed weighed, Neighbours neighbours, StackPlacer.Shape shape) {
            Bounds box = weighed.box();
            Line2D line = new Line2D.Double(
                    spot.x(),
                    spot.y(),
                    Math.clamp(spot.x(), box.x(), box.right()),
                    Math.clamp(spot.y(), box.y(), box.bottom()));
            boolean touches = chart.within(spot, box) || box.distance(spot.x(), spot.y()) < spot.radius() + 2;
            Optional<Line2D> lead = touches ? Optional.empty() : Optional.of(line);
            double cost = weighed.cost()
                    + lead.map(l -> neighbours.crossed(l) + neighbours.courted(box, shape))
                            .orElse(0.0);
            return new StackSolver.Choice(spot.spot().id(), box, lead, weighed.shape(), cost);
        }

        /** The other spots and the names that are near enough for the stack to stand there, or for its line to cross them. */
        private static final class Neighbours {
            private static final double CROSSED_SPOT = 260;
            private static final double CROSSED_NAME = 24;
            private static final double AT_ANOTHER = 260;

            /** So many times nearer to another spot than to its own a stack reads as lying there. */
            private static final double NEARER = 2;

            private static final double AT_THE_DOOR = 8;

            private final SpotPoint own;
            private final List<SpotPoint> spots;
            private final List<Bounds> names;

            private Neighbours(SpotPoint own, List<SpotPoint> spots, List<Bounds> names) {
                this.own = own;
                this.spots = spots;
                this.names = names;
            }

            /** Those within reach of any of the places where the stack could stand. */
            static Neighbours of(Chart chart, SpotPoint own, List<Bounds> boxes) {
                Bounds area = around(own, boxes, 0.5);
                Bounds lines = around(own, boxes, 0);
                String id = own.spot().id();
                return new Neighbours(
                        own,
                        chart.spots().values().stream()
                                .filter(s -> area.intersects(s.box())
                                        && !s.spot().id().equals(id)
                                        && !chart.isArea(s))
                                .toList(),
                        chart.names().stream()
                                .filter(n -> n.of().isPresent())
                                .map(PlacedName::box)
                                .filter(lines::intersects)
                                .toList());
            }

            /** About the spot as far as the boxes' middles and that share of them beyond. */
            private static Bounds around(SpotPoint own, List<Bounds> boxes, double share) {
                double reach = boxes.stream()
                        .mapToDouble(c -> Math.max(
                                Math.abs(c.centreX() - own.x()) + share * c.width(),
                                Math.abs(c.centreY() - own.y()) + share * c.height()))
                        .max()
                        .orElse(0);
                return Bounds.around(own.x(), own.y(), reach, reach);
            }

            /** What it costs to stand where the stack reads as that of another spot. */
            double courted(Bounds box, StackPlacer.Shape shape) {
                double gap = gap(box, shape, own);
                return gap > NEARER * AT_THE_DOOR && spots.stream().anyMatch(s -> nearer(s, box, shape, gap))
                        ? AT_ANOTHER
                        : 0;
            }

            /** Whether it is so much nearer to that spot; the box is nearer than any piece in it, and sooner reckoned. */
            private static boolean nearer(SpotPoint spot, Bounds box, StackPlacer.Shape shape, double gap) {
                return gap > NEARER * (box.distance(spot.x(), spot.y()) - spot.radius())
                        && gap > NEARER * gap(box, shape, spot);
            }

            private static double gap(Bounds box, StackPlacer.Shape shape, SpotPoint spot) {
                return shape.distance(box, spot.x(), spot.y()) - spot.radius();
            }

            /** What it costs to cross what the line crosses. */
            double crossed(Line2D lead) {
                double cost = 0;
                for (SpotPoint spot : spots) {
                    cost += lead.ptSegDist(spot.x(), spot.y()) < spot.radius() ? CROSSED_SPOT : 0;
                }
                for (Bounds name : names) {
                    cost += lead.intersects(name.x(), name.y(), name.width(), name.height()) ? CROSSED_NAME : 0;
                }
                return cost;
            }
        }
    }
}
