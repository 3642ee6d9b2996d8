package strategos.bot.render.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.bot.render.layout.Chart.SpotPoint;
import strategos.bot.render.layout.Chart.Way;
import strategos.bot.render.sheet.Projection;
import strategos.bot.render.sheet.Sheet;
import strategos.bot.render.sheet.Sheet.Position;

/** The roads of a sheet as lines: on the map, and in the inset what leads to its spots. */
final class Ways {
    private final Sheet sheet;
    private final Map<String, SpotPoint> spots;

    private Ways(Sheet sheet, Map<String, SpotPoint> spots) {
        this.sheet = sheet;
        this.spots = spots;
    }

    /**
     * All of them.
     *
     * @param spots those of the map, and those beyond it
     */
    static List<Way> of(Sheet sheet, Map<String, SpotPoint> spots) {
        Ways ways = new Ways(sheet, spots);
        List<Way> all = new ArrayList<>();
        for (Sheet.Road road : sheet.roads()) {
            List<Optional<Sheet.Inset>> insets =
                    road.spots().stream().map(ways::inset).toList();
            if (insets.contains(Optional.<Sheet.Inset>empty())) {
                all.add(ways.way(road, Optional.empty()));
            }
            insets.stream().filter(Optional::isPresent).findFirst().ifPresent(inset -> all.add(ways.way(road, inset)));
        }
        return all;
    }

    private Optional<Sheet.Inset> inset(String spot) {
        return sheet.inset(spots.get(spot).spot().at());
    }

    private Way way(Sheet.Road road, Optional<Sheet.Inset> inset) {
        List<SpotLayout.Point> points = new ArrayList<>();
        for (int i = 0; i < road.spots().size(); i++) {
            SpotPoint spot = spots.get(road.spots().get(i));
            Position at = spot.spot().at();
            points.add(sheet.inset(at).equals(inset) ? new SpotLayout.Point(spot.x(), spot.y()) : point(at, inset));
            if (i == 0) {
                road.through().orElse(List.of()).forEach(p -> points.add(point(p, inset)));
            }
        }
        return new Way(road, points, inset);
    }

    /** Where the place would stand, were the map or the inset large enough. */
    private SpotLayout.Point point(Position at, Optional<Sheet.Inset> inset) {
        if (inset.isPresent()) {
            return new SpotLayout.Point(inset.get().xOf(at), inset.get().yOf(at));
        }
        if (sheet.ground().isEmpty()) {
            return new SpotLayout.Point(at.x(), at.y());
        }
        Projection projection = sheet.ground().get().projection();
        return new SpotLayout.Point(projection.x(at.x()), projection.y(at.y()));
    }
}
