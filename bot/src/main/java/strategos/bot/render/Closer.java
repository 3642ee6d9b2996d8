package strategos.bot.render;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Sheet;
import strategos.engine.scene.Scene;

/** Which sheet shows a part of a scene best: the scene's own, or one that is a closer look at it. */
final class Closer {
    private final Atlas atlas;

    Closer(Atlas atlas) {
        this.atlas = atlas;
    }

    /** A part, on the sheet that shows it. */
    record Seen(String sheet, Part part) {}

    Seen look(Scene scene, Part part) {
        String own = scene.sheet();
        return switch (part) {
            case Part.Whole whole -> new Seen(own, whole);
            case Part.Region region ->
                atlas.closer(own).contains(region.name()) && region.zoom() == 0
                        ? new Seen(region.name(), Part.whole())
                        : new Seen(own, region);
            case Part.Around around -> new Seen(best(own, List.of(around.spot())), around);
            case Part.LastMove move ->
                new Seen(
                        scene.arrows().isEmpty()
                                ? own
                                : best(own, scene.arrows().getLast().spots()),
                        move);
        };
    }

    /** The sheet that shows the spot largest. */
    String sheet(String own, String spot) {
        return best(own, List.of(spot));
    }

    /** The closer sheet that shows most of these spots and them farthest from its edges; the sheet itself if none does. */
    private String best(String own, List<String> spots) {
        Optional<String> closest = atlas.closer(own).stream()
                .filter(name -> shown(name, spots) > 0)
                .max(Comparator.comparingLong((String name) -> shown(name, spots))
                        .thenComparingDouble(name -> margin(name, spots.getLast())));
        return closest.orElse(own);
    }

    private long shown(String name, List<String> spots) {
        return atlas.sheet(name).spots().stream()
                .filter(s -> spots.contains(s.id()))
                .count();
    }

    private double margin(String name, String spot) {
        Sheet sheet = atlas.sheet(name);
        return sheet.spots().stream()
                .filter(s -> s.id().equals(spot))
                .mapToDouble(s -> {
                    double x = sheet.x(s.at());
                    double y = sheet.y(s.at());
                    return Math.min(
                            Math.min(x, sheet.map().width() - x),
                            Math.min(y, sheet.map().height() - y));
                })
                .findFirst()
                .orElse(0);
    }
}
