package strategos.bot.render.layout;

import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import strategos.bot.render.layout.Chart.PlacedName;
import strategos.bot.render.layout.Chart.SpotPoint;

/** Where one stack could stand, and what each place costs it: near its spot and in its area, on nothing else. */
final class Stands {
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

    /** Where it is cramped it is moved by so many pixels at a time, and past the side by that share of its distance. */
    private static final double FINE = 6;

    private static final double PAST = .7;

    /** For each pixel that it stands farther off so. */
    private static final double FARTHER = 1.5;

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
    private final boolean cramped;
    private final double farthest;
    private final Optional<Bounds> slot;

    /**
     * Of one spot.
     *
     * @param close whether the stack wants to stand right by its spot, and not in the slot that is kept for stacks
     * @param cramped whether it has found no room nearby
     */
    Stands(Chart chart, String spot, boolean close, boolean cramped) {
        this.cramped = cramped;
        this.farthest = cramped ? FARTHEST_IF_CRAMPED : FARTHEST;
        this.chart = chart;
        this.spot = chart.spot(spot);
        this.close = close;
        this.slot = Optional.ofNullable(chart.slots().get(this.spot.spot().id()));
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
            new Tries(shape, first + i)
                    .all().stream().filter(w -> isNear(shape, w.box())).forEach(weighed::add);
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

    /** The places of the stack in one shape, weighed one after the other. */
    private final class Tries {
        private final StackPlacer.Shape shape;
        private final int number;
        private final double halfWide;
        private final double halfHigh;
        private final List<Weighed> weighed = new ArrayList<>();

        Tries(StackPlacer.Shape shape, int number) {
            this.shape = shape;
            this.number = number;
            this.halfWide = shape.width() / 2;
            this.halfHigh = shape.height() / 2;
        }

        /** In its slot, round its spot, and anywhere in its area. */
        List<Weighed> all() {
            double side = chart.sheet().stacks().side();
            double reach = Math.min(FAR * shape.width(), Math.max(farthest * side, shape.width()));
            double step = Math.clamp(shape.height() / 4, LEAST_STEP, MOST_STEP);
            double wide = reach + spot.radius();
            Surroundings near = near(wide);
            if (!close) {
                slot.map(kept -> grown(kept, shape))
                        .filter(kept -> kept.distance(spot.x(), spot.y()) <= wide)
                        .ifPresent(kept -> add(near, kept, shape.cost()));
            }
            int ring = 0;
            for (double gap = FIRST_RING; gap <= reach; gap += step) {
                round(near, spot.radius() + gap, shape.cost() + ring * EACH_RING + ring * ring * SQUARED);
                ring++;
            }
            if (chart.isArea(spot)) {
                inArea();
            }
            return weighed;
        }

        /** What lies about the spot where the stack stands no farther off than that. */
        private Surroundings near(double wide) {
            return chart.stackRoom()
                    .near(Bounds.around(spot.x(), spot.y(), wide + shape.width(), wide + shape.height()));
        }

        /** On the four sides of the spot and at its corners, that far from its middle. */
        private void round(Surroundings near, double away, double base) {
            for (double slid : slides(halfHigh, away)) {
                double cost = base + slid(slid, halfHigh, away);
                add(near, about(away + halfWide, slid), cost + SIDES[0]);
                add(near, about(-away - halfWide, slid), cost + SIDES[1]);
            }
            for (double slid : slides(halfWide, away)) {
                double cost = base + slid(slid, halfWide, away);
                add(near, about(slid, -away - halfHigh), cost + SIDES[2]);
                add(near, about(slid, away + halfHigh), cost + SIDES[3]);
            }
            double out = away * Math.sqrt(.5);
            for (int across = -1; across <= 1; across += 2) {
                for (int down = -1; down <= 1; down += 2) {
                    add(near, about(across * (out + halfWide), down * (out + halfHigh)), base + CORNER);
                }
            }
        }

        /** How far it is moved along a side of which it takes up so much to each hand. */
        private double[] slides(double half, double away) {
            if (!cramped) {
                return Arrays.stream(SLIDES).map(slide -> slide * half).toArray();
            }
            double most = half + PAST * away;
            int steps = (int) Math.ceil(most / Math.min(FINE, half / 2));
            return IntStream.rangeClosed(-steps, steps)
                    .mapToDouble(step -> most * step / steps)
                    .toArray();
        }

        /** What that costs: past the side it is farther off, too. */
        private static double slid(double slid, double half, double away) {
            double past = Math.max(0, Math.abs(slid) - half);
            return Math.abs(slid) / half * SLID + (Math.hypot(away, past) - away) * FARTHER;
        }

        /** Anywhere in the area, best in its middle. */
        private void inArea() {
            double step = Math.min(shape.width(), shape.height()) / 2;
            Surroundings near = near(step * AREA_STEPS);
            for (int i = -AREA_STEPS; i <= AREA_STEPS; i++) {
                for (int j = -AREA_STEPS; j <= AREA_STEPS; j++) {
                    Bounds box = about(i * step, j * step);
                    if (chart.within(spot, box)) {
                        add(near, box, shape.cost() + Math.hypot(i * step, j * step) * OUT_OF_THE_MIDDLE);
                    }
                }
            }
        }

        /** The stack with its middle so far from the spot. */
        private Bounds about(double across, double down) {
            return Bounds.around(spot.x() + across, spot.y() + down, halfWide, halfHigh);
        }

        private void add(Surroundings near, Bounds box, double base) {
            double moved = close
                    ? 0
                    : slot.map(kept -> Math.hypot(box.centreX() - kept.centreX(), box.centreY() - kept.centreY())
                                    * DISPLACED)
                            .orElse(0.0);
            double cost = near.weighed(box, base + moved, BUSY).cost();
            weighed.add(new Weighed(box, number, cost + chart.straying(spot, box)));
        }
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
                            .filter(s ->
                                    area.intersects(s.box()) && !s.spot().id().equals(id) && !chart.isArea(s))
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
