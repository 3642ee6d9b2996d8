package strategos.bot.render.place;

import java.awt.geom.Line2D;
import java.util.List;

/** What the line from a spot to its stack could cross: the other spots and the names that are near enough. */
final class Crossings {
    private static final double CROSSED_SPOT = 260;
    private static final double CROSSED_NAME = 24;

    private final List<SpotPoint> spots;
    private final List<Box> names;

    private Crossings(List<SpotPoint> spots, List<Box> names) {
        this.spots = spots;
        this.names = names;
    }

    /** Those within reach of any of the places where the stack could stand. */
    static Crossings near(Chart chart, SpotPoint own, List<Box> boxes) {
        double reach = boxes.stream()
                .mapToDouble(c -> Math.max(Math.abs(c.centreX() - own.x()), Math.abs(c.centreY() - own.y())))
                .max()
                .orElse(0);
        Box area = Box.around(own.x(), own.y(), reach, reach);
        String id = own.spot().id();
        return new Crossings(
                chart.spots().values().stream()
                        .filter(s -> area.intersects(s.box()) && !s.spot().id().equals(id) && !chart.isArea(s))
                        .toList(),
                chart.names().stream()
                        .filter(n -> n.of().isPresent())
                        .map(PlacedName::box)
                        .filter(area::intersects)
                        .toList());
    }

    /** What it costs to cross what the line crosses. */
    double cost(Line2D lead) {
        double cost = 0;
        for (SpotPoint spot : spots) {
            cost += lead.ptSegDist(spot.x(), spot.y()) < spot.radius() ? CROSSED_SPOT : 0;
        }
        for (Box name : names) {
            cost += lead.intersects(name.x(), name.y(), name.width(), name.height()) ? CROSSED_NAME : 0;
        }
        return cost;
    }
}
