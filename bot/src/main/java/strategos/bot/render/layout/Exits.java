package strategos.bot.render.layout;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.layout.Chart.Exit;
import strategos.bot.render.layout.Chart.SpotPoint;
import strategos.bot.render.layout.Chart.Way;
import strategos.bot.render.layout.Placer.Item;
import strategos.bot.render.sheet.Sheet;

/** Finds where roads leave the map, and what the signs there could say. */
final class Exits {
    private static final double HEIGHT = 22;
    private static final double ARROW = 24;

    /** Of the frame. */
    private static final double EDGE = 17;

    private static final double RANK = 1;
    private static final int REACH = 12;

    private final Sheet sheet;
    private final Surroundings surroundings;
    private final Lettering lettering;

    Exits(Sheet sheet, Surroundings surroundings, Lettering lettering) {
        this.sheet = sheet;
        this.surroundings = surroundings;
        this.lettering = lettering;
    }

    /** A sign that looks for its place. */
    record Wanted(String name, double angle, Item item) {}

    /** One sign for each place beyond the map to which a road leads. */
    List<Wanted> of(List<Way> ways, Map<String, SpotPoint> on) {
        List<Wanted> wanted = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (Way way : ways) {
            String first = way.road().spots().getFirst();
            String last = way.road().spots().getLast();
            if (on.containsKey(first) != on.containsKey(last)) {
                String far = on.containsKey(first) ? last : first;
                List<SpotLayout.Point> points =
                        on.containsKey(first) ? way.points() : way.points().reversed();
                sheet.beyond().orElse(List.of()).stream()
                        .filter(s -> s.id().equals(far) && s.name().isPresent() && seen.add(far))
                        .forEach(s -> wanted.add(sign(s, points)));
            }
        }
        return wanted;
    }

    private Wanted sign(Sheet.Spot far, List<SpotLayout.Point> points) {
        SpotLayout.Point out = out(points);
        double angle = Math.atan2(sheet.y(far.at()) - out.y(), sheet.x(far.at()) - out.x());
        String name = far.name().orElseThrow();
        double width = lettering.width(name, Exit.TYPE) + ARROW;
        double right = sheet.map().width() - EDGE;
        double bottom = sheet.map().height() - EDGE;
        List<Item.Choice> choices = new ArrayList<>();
        for (int step = -REACH; step <= REACH; step++) {
            double x = out.x() - width / 2;
            double y = out.y() - HEIGHT / 2;
            if (out.x() <= EDGE || out.x() >= right) {
                x = out.x() <= EDGE ? EDGE : right - width;
                y += step * HEIGHT * .55;
            } else {
                y = out.y() <= EDGE ? EDGE : bottom - HEIGHT;
                x += step * HEIGHT * .75;
            }
            Bounds box =
                    new Bounds(Math.clamp(x, EDGE, right - width), Math.clamp(y, EDGE, bottom - HEIGHT), width, HEIGHT);
            choices.add(surroundings.weighed(box, Math.abs(step) * 2.0, 0));
        }
        return new Wanted(name, angle, new Item("exit " + far.id(), RANK, choices));
    }

    /** The first point of the line that lies in the frame or beyond. */
    private SpotLayout.Point out(List<SpotLayout.Point> points) {
        SpotLayout.Point before = points.getFirst();
        for (SpotLayout.Point point : points) {
            if (!inside(point)) {
                double low = 0;
                double high = 1;
                for (int i = 0; i < 20; i++) {
                    double middle = (low + high) / 2;
                    if (inside(between(before, point, middle))) {
                        low = middle;
                    } else {
                        high = middle;
                    }
                }
                return between(before, point, high);
            }
            before = point;
        }
        return before;
    }

    private boolean inside(SpotLayout.Point point) {
        return point.x() > EDGE
                && point.y() > EDGE
                && point.x() < sheet.map().width() - EDGE
                && point.y() < sheet.map().height() - EDGE;
    }

    private static SpotLayout.Point between(SpotLayout.Point a, SpotLayout.Point b, double share) {
        return new SpotLayout.Point(a.x() + (b.x() - a.x()) * share, a.y() + (b.y() - a.y()) * share);
    }
}
