package strategos.bot.render.layout;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import strategos.bot.render.layout.Chart.SpotPoint;
import strategos.bot.render.sheet.Sheet;
import strategos.bot.render.sheet.Sheet.Look;
import strategos.bot.render.sheet.Style;

/** Where the spots of a sheet stand: their true places, pushed apart where two would touch. */
public final class SpotLayout {
    private static final double GAP = 4;
    private static final int ROUNDS = 200;

    /** Of a spot that the ground does not print, in parts of a counter's side. */
    private static final double UNPRINTED = .3;

    private SpotLayout() {}

    /** A point in the sheet's pixels. */
    public record Point(double x, double y) {}

    /** The spots beyond the map: where they would stand. */
    static Map<String, SpotPoint> beyond(Sheet sheet) {
        Map<String, SpotPoint> beyond = new HashMap<>();
        for (Sheet.Spot spot : sheet.beyond().orElse(List.of())) {
            beyond.put(spot.id(), new SpotPoint(spot, sheet.x(spot.at()), sheet.y(spot.at()), 0));
        }
        return beyond;
    }

    /** The spots by id, in the order of the sheet. */
    static SequencedMap<String, SpotPoint> of(Sheet sheet, Look look) {
        List<Point2D.Double> points = new ArrayList<>();
        List<Double> radii = new ArrayList<>();
        for (Sheet.Spot spot : sheet.spots()) {
            points.add(new Point2D.Double(sheet.x(spot.at()), sheet.y(spot.at())));
            radii.add(radius(spot, sheet, look));
        }
        if (sheet.stacks().beside()) {
            pushApart(points, radii);
        }
        SequencedMap<String, SpotPoint> spots = new LinkedHashMap<>();
        for (int i = 0; i < points.size(); i++) {
            Sheet.Spot spot = sheet.spots().get(i);
            spots.put(spot.id(), new SpotPoint(spot, points.get(i).x, points.get(i).y, radii.get(i)));
        }
        return spots;
    }

    private static double radius(Sheet.Spot spot, Sheet sheet, Look look) {
        double usual = spot.look()
                .map(l -> look.style(l, Style.Spot.class).radius())
                .orElse(sheet.stacks().side() / sheet.scale().orElse(1.0) * UNPRINTED);
        return sheet.scaled(spot.radius().orElse(usual));
    }

    private static void pushApart(List<Point2D.Double> points, List<Double> radii) {
        for (int round = 0; round < ROUNDS; round++) {
            boolean moved = false;
            for (int i = 0; i < points.size(); i++) {
                for (int j = i + 1; j < points.size(); j++) {
                    moved |= pushApart(points.get(i), points.get(j), radii.get(i) + radii.get(j) + GAP);
                }
            }
            if (!moved) {
                return;
            }
        }
    }

    private static boolean pushApart(Point2D.Double a, Point2D.Double b, double least) {
        double dx = b.x - a.x;
        double dy = b.y - a.y;
        double away = Math.hypot(dx, dy);
        if (away >= least - .01) {
            return false;
        }
        double push = (least - away) / 4;
        double ux = away < 1e-6 ? 1 : dx / away;
        double uy = away < 1e-6 ? 0 : dy / away;
        a.setLocation(a.x - ux * push, a.y - uy * push);
        b.setLocation(b.x + ux * push, b.y + uy * push);
        return true;
    }
}
