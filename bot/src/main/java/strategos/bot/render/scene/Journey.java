package strategos.bot.render.scene;

import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.render.layout.Chart;
import strategos.bot.render.layout.Chart.SpotPoint;
import strategos.bot.render.layout.SpotLayout;
import strategos.bot.render.sheet.Sheet;
import strategos.engine.scene.Scene.Arrow;

/** A move as points on a map: along the roads, and in as many legs as it runs on the map and in its inset by turns. */
final class Journey {
    private final Chart chart;

    private Journey(Chart chart) {
        this.chart = chart;
    }

    /**
     * A part of a move.
     *
     * @param last radius of the spot at its end; 0 where the move goes on elsewhere
     * @param within where it may be drawn
     */
    record Leg(List<Point2D.Double> points, double last, Shape within) {}

    /** The legs of the move; none when no part of it comes near the map. */
    static List<Leg> of(Chart chart, Arrow arrow) {
        return new Journey(chart).legs(arrow);
    }

    private List<Leg> legs(Arrow arrow) {
        List<Leg> legs = new ArrayList<>();
        List<SpotPoint> spots = arrow.spots().stream().map(this::spot).toList();
        if (arrow.spots().stream().noneMatch(chart::shows)) {
            return legs;
        }
        List<Point2D.Double> points = new ArrayList<>();
        for (int i = 0; i < spots.size(); i++) {
            SpotPoint spot = spots.get(i);
            boolean far = i > 0 && !inset(spots.get(i - 1)).equals(inset(spot));
            if (far) {
                legs.add(new Leg(points, 0, area(inset(spots.get(i - 1)))));
                points = new ArrayList<>();
            } else if (i > 0) {
                for (SpotLayout.Point between :
                        chart.between(arrow.spots().get(i - 1), arrow.spots().get(i))) {
                    points.add(new Point2D.Double(between.x(), between.y()));
                }
            }
            points.add(new Point2D.Double(spot.x(), spot.y()));
        }
        legs.add(new Leg(points, spots.getLast().radius(), area(inset(spots.getLast()))));
        return legs;
    }

    private SpotPoint spot(String id) {
        SpotPoint beyond = chart.beyond().get(id);
        return beyond == null ? chart.spot(id) : beyond;
    }

    private Optional<Sheet.Inset> inset(SpotPoint spot) {
        return chart.sheet().inset(spot.spot().at());
    }

    private Shape area(Optional<Sheet.Inset> inset) {
        if (inset.isPresent()) {
            Sheet.Inset box = inset.get();
            return new Rectangle2D.Double(box.x(), box.y(), box.width(), box.height());
        }
        return open(chart.sheet());
    }

    /** The map without its inset. */
    static Shape open(Sheet sheet) {
        Rectangle2D map =
                new Rectangle2D.Double(0, 0, sheet.map().width(), sheet.map().height());
        Optional<Sheet.Inset> inset = sheet.ground().flatMap(Sheet.Ground::inset);
        if (inset.isEmpty()) {
            return map;
        }
        Sheet.Inset box = inset.get();
        Area open = new Area(map);
        open.subtract(new Area(new Rectangle2D.Double(box.x(), box.y(), box.width(), box.height())));
        return open;
    }
}
