package strategos.bot.render.place;

import java.awt.geom.Path2D;
import java.util.List;
import java.util.Optional;
import strategos.bot.render.sheet.Sheet;

/**
 * A road as it is drawn.
 *
 * @param points from its first spot to its last, in the sheet's pixels
 * @param inset in which it is drawn; none for the map itself
 */
public record Way(Sheet.Road road, List<SpotLayout.Point> points, Optional<Sheet.Inset> inset) {
    public Way {
        points = List.copyOf(points);
    }

    /** Straight from spot to spot, or bent softly round the points that the road leads through. */
    public Path2D line() {
        Path2D line = new Path2D.Double();
        int last = points.size() - 1;
        line.moveTo(points.getFirst().x(), points.getFirst().y());
        for (int i = 1; i < last; i++) {
            SpotLayout.Point bend = points.get(i);
            SpotLayout.Point next = points.get(i + 1);
            if (road.through().isEmpty()) {
                line.lineTo(bend.x(), bend.y());
            } else {
                line.quadTo(bend.x(), bend.y(), (bend.x() + next.x()) / 2, (bend.y() + next.y()) / 2);
            }
        }
        line.lineTo(points.get(last).x(), points.get(last).y());
        return line;
    }

    /** Whether it leads from the one spot to the other and to no third. */
    boolean joins(String from, String to) {
        List<String> spots = road.spots();
        return spots.size() == 2 && !from.equals(to) && spots.contains(from) && spots.contains(to);
    }
}
