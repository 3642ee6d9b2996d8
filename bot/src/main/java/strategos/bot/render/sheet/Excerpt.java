package strategos.bot.render.sheet;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A closer look at a sheet: the spots that lie on the closer map, and the roads that reach them. */
final class Excerpt {
    /** Nearer to the edge, in pixels, a spot would stand in the frame. */
    private static final double MARGIN = 27;

    private Excerpt() {}

    /** The closer sheet with what it shows of the whole; what it says itself comes first. */
    static Sheet of(Sheet whole, Sheet closer) {
        List<Sheet.Spot> spots = new ArrayList<>(closer.spots());
        Set<String> shown = new HashSet<>();
        closer.spots().forEach(s -> shown.add(s.id()));
        List<Sheet.Spot> others = new ArrayList<>();
        for (Sheet.Spot spot : whole.spots()) {
            if (!shown.contains(spot.id())) {
                (onMap(closer, spot) ? spots : others).add(spot);
            }
        }
        spots.forEach(s -> shown.add(s.id()));
        List<Sheet.Road> roads = new ArrayList<>(closer.roads());
        whole.roads().stream()
                .filter(r -> r.spots().stream().anyMatch(shown::contains))
                .forEach(roads::add);
        return new Sheet(
                closer.about(),
                closer.of(),
                closer.name(),
                closer.size(),
                closer.panel(),
                closer.footer(),
                closer.scale(),
                closer.ground(),
                whole.areas(),
                closer.stacks(),
                closer.types(),
                spots,
                Optional.of(others),
                roads,
                closer.decor(),
                closer.regions());
    }

    private static boolean onMap(Sheet sheet, Sheet.Spot spot) {
        double x = sheet.x(spot.at());
        double y = sheet.y(spot.at());
        Sheet.Size map = sheet.map();
        return x > MARGIN && y > MARGIN && x < map.width() - MARGIN && y < map.height() - MARGIN;
    }
}
