package strategos.bot.render.scene;

import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import strategos.bot.render.area.AreaMap;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.layout.Chart;
import strategos.bot.render.layout.Chart.PlacedName;
import strategos.bot.render.layout.Chart.SpotPoint;
import strategos.bot.render.sheet.Sheet;

/** What is wrong with where names and stacks stand in one picture. */
final class Faults {
    /** The stack reads as one of another place. */
    static final String AT_ANOTHER = "at another place";

    /** What a reader can spare of a name's box: the room above and below its letters. */
    private static final double AROUND_LETTERS = 3;

    /** Of their own widths, how far stacks may stand from their places. */
    private static final double FAR = 2;

    private static final double SPARE = 1.5;

    /** So many times nearer to another place than to its own, a stack reads as lying there; nearer than this is at its door. */
    private static final double NEIGHBOURLY = 2;

    private static final double AT_THE_DOOR = 8;

    /** Of 25 points of a stack. */
    private static final int MOST_OUTSIDE = 12;

    private final Layouts.Drawn drawn;
    private final Chart chart;
    private final StackLayer layer;
    private final List<Fault> found = new ArrayList<>();

    /** A fault of that kind, and where. */
    record Fault(String kind, String what) {}

    private Faults(Layouts.Drawn drawn, StackLayer layer) {
        this.drawn = drawn;
        this.chart = drawn.chart();
        this.layer = layer;
    }

    static List<Fault> of(Layouts.Drawn drawn, StackLayer layer) {
        Faults faults = new Faults(drawn, layer);
        faults.missing();
        faults.edges();
        if (drawn.chart().sheet().stacks().beside()) {
            faults.names();
        }
        layer.stacks().forEach(faults::stack);
        faults.together();
        return faults.found;
    }

    private void found(String kind, String what) {
        found.add(new Fault(kind, what));
    }

    private void missing() {
        Set<String> named = new HashSet<>();
        chart.names().forEach(n -> n.of().ifPresent(s -> named.add(s.spot().id())));
        chart.spots().values().stream()
                .filter(s ->
                        s.spot().name().isPresent() && !named.contains(s.spot().id()))
                .forEach(s -> found("name missing", s.spot().id()));
    }

    private void edges() {
        Sheet.Size map = chart.sheet().map();
        Bounds inside = new Bounds(0, 0, map.width(), map.height()).grown(-10);
        Optional<Bounds> inset = chart.sheet()
                .ground()
                .flatMap(Sheet.Ground::inset)
                .map(i -> new Bounds(i.x(), i.y(), i.width(), i.height()));
        for (PlacedName name : chart.names()) {
            if (name.of().isPresent()) {
                Bounds box = name.box();
                boolean crosses =
                        inset.filter(i -> i.intersects(box) && !holds(i, box)).isPresent();
                if (!holds(inside, box) || crosses) {
                    found("name at an edge", name.text());
                }
            }
        }
    }

    /** Names and spots never move: none covers another. */
    private void names() {
        for (PlacedName name : chart.names()) {
            chart.spots().values().stream()
                    .filter(s -> name.box().intersects(s.box()))
                    .forEach(s -> found(
                            "name on a place", name.text() + " " + s.spot().id()));
            chart.names().stream()
                    .filter(o -> !o.equals(name) && o.box().intersects(name.box()))
                    .forEach(o -> found("name on a name", name.text() + " " + o.text()));
        }
    }

    private static boolean holds(Bounds outer, Bounds inner) {
        return inner.x() >= outer.x()
                && inner.y() >= outer.y()
                && inner.right() <= outer.right()
                && inner.bottom() <= outer.bottom();
    }

    private void stack(StackLayer.Placed stack) {
        SpotPoint own = stack.spot();
        String id = own.spot().id();
        List<Bounds> taken = taken(stack);
        for (PlacedName name : chart.names()) {
            Bounds letters = name.box().grown(-AROUND_LETTERS);
            if (taken.stream().anyMatch(letters::intersects)) {
                found(name.of().isPresent() ? "name covered" : "land's name covered", name.text() + " by " + id);
            }
        }
        if (chart.sheet().stacks().beside()) {
            for (SpotPoint spot : chart.spots().values()) {
                if (spot.spot().look().isPresent() || !chart.isArea(spot)) {
                    Bounds middle = spot.box().grown(-spot.radius() * .35);
                    if (taken.stream().anyMatch(middle::intersects)) {
                        found("place covered", spot.spot().id() + " by " + id);
                    }
                }
            }
        }
        double gap = gap(taken, own);
        if (!chart.within(own, stack.box()) && gap > FAR * stack.box().width()) {
            found(
                    "stack far",
                    String.format(
                            Locale.ROOT, "%s %.0f of %.0f", id, gap, stack.box().width()));
        }
        Sheet.Stacks how = chart.sheet().stacks();
        if (how.beside() && !how.isCompact() && !chart.isArea(own)) {
            chart.spots().values().stream()
                    .filter(s -> !s.equals(own) && !chart.isArea(s))
                    .filter(s -> gap > NEIGHBOURLY * Math.max(AT_THE_DOOR, gap(taken, s)))
                    .findFirst()
                    .ifPresent(s -> found(AT_ANOTHER, id + " " + s.spot().id()));
        }
        Sheet.Size map = chart.sheet().map();
        if (!holds(new Bounds(0, 0, map.width(), map.height()).grown(-4), stack.box())) {
            found("stack at the edge", id);
        }
        line(stack);
        drawn.areas().filter(a -> chart.isArea(own)).ifPresent(a -> area(stack));
    }

    /** How much room is between a place and the pieces. */
    private static double gap(List<Bounds> taken, SpotPoint spot) {
        return taken.stream()
                        .mapToDouble(b -> b.distance(spot.x(), spot.y()))
                        .min()
                        .orElse(0)
                - spot.radius();
    }

    private void line(StackLayer.Placed stack) {
        layer.lead(stack).ifPresent(line -> {
            String id = stack.spot().spot().id();
            for (StackLayer.Placed other : layer.stacks()) {
                if (!other.equals(stack) && taken(other).stream().anyMatch(b -> crosses(line, b.grown(-2)))) {
                    found("line below a stack", id + " " + other.spot().spot().id());
                }
                if (!other.equals(stack)
                        && layer.lead(other)
                                .filter(l -> !other.spot().equals(stack.spot()) && l.intersectsLine(line))
                                .isPresent()) {
                    found("lines cross", id + " " + other.spot().spot().id());
                }
            }
            for (SpotPoint spot : chart.spots().values()) {
                if (!spot.equals(stack.spot())
                        && !chart.isArea(spot)
                        && line.ptSegDist(spot.x(), spot.y()) < spot.radius() - 1) {
                    found("line through a place", id + " " + spot.spot().id());
                }
            }
        });
    }

    private static boolean crosses(Line2D line, Bounds box) {
        return line.intersects(box.x(), box.y(), box.width(), box.height());
    }

    private void area(StackLayer.Placed stack) {
        String id = stack.spot().spot().id();
        AreaMap map = drawn.areas().orElseThrow();
        int dry = 0;
        int elsewhere = 0;
        for (double u = .1; u < 1; u += .2) {
            for (double v = .1; v < 1; v += .2) {
                AreaMap.Lie lie = map.lie(
                        id,
                        stack.box().x() + u * stack.box().width(),
                        stack.box().y() + v * stack.box().height());
                dry += lie == AreaMap.Lie.ASHORE ? 1 : 0;
                elsewhere += lie == AreaMap.Lie.ELSEWHERE ? 1 : 0;
            }
        }
        boolean joined = layer.lead(stack).isPresent();
        if (dry > MOST_OUTSIDE) {
            found("fleet ashore" + (joined ? " with a line" : ""), id);
        } else if (elsewhere > MOST_OUTSIDE) {
            found("in another area" + (joined ? " with a line" : " without a line"), id);
        }
    }

    private void together() {
        List<StackLayer.Placed> stacks = layer.stacks();
        for (int i = 0; i < stacks.size(); i++) {
            for (int j = i + 1; j < stacks.size(); j++) {
                List<Bounds> others = taken(stacks.get(j));
                if (taken(stacks.get(i)).stream()
                        .anyMatch(a ->
                                others.stream().anyMatch(b -> a.grown(-SPARE).intersects(b.grown(-SPARE))))) {
                    found(
                            "stacks meet",
                            stacks.get(i).spot().spot().id() + " "
                                    + stacks.get(j).spot().spot().id());
                }
            }
        }
    }

    /** A wall hides what is behind all of its box; loose pieces only what is behind them. */
    private static List<Bounds> taken(StackLayer.Placed stack) {
        return stack.wall() > 0 ? List.of(stack.box()) : stack.pieces();
    }
}
