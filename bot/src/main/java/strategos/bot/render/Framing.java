package strategos.bot.render;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import strategos.bot.host.Pictures.BadPicture;
import strategos.bot.render.sheet.Sheet;
import strategos.engine.scene.Scene;
import strategos.engine.text.Text;

/** Which part of a scene a picture shows. */
public sealed interface Framing {
    /** The closest look: each step shows half as much in each direction; 0 is as large as on the whole sheet. */
    int MOST_ZOOM = 2;

    /** The whole sheet with its panel. */
    record Whole() implements Framing {}

    /** A part of the map that the sheet names, without the panel. */
    record Region(String name, int zoom) implements Framing {}

    /** A square of the map around a spot, without the panel. */
    record Around(String spot, int zoom) implements Framing {}

    /** A square of the map around the last move, or where there is none around the middle of all pieces. */
    record LastMove(int zoom) implements Framing {}

    /**
     * The map where it changed, without the panel; all of the map where nothing did. Places that are not on it do not count.
     *
     * @param marked all spots that changed, be they of this part or of another
     * @param beside other scenes of that sheet in whose pictures the same part is shown
     */
    record Changed(Set<String> spots, Set<String> marked, List<Scene> beside) implements Framing {
        public Changed {
            spots = Set.copyOf(spots);
            marked = Set.copyOf(marked);
            beside = List.copyOf(beside);
        }
    }

    static Framing whole() {
        return new Whole();
    }

    static Framing region(String name, int zoom) {
        return new Region(name, zoom);
    }

    static Framing around(String spot, int zoom) {
        return new Around(spot, zoom);
    }

    static Framing lastMove(int zoom) {
        return new LastMove(zoom);
    }

    static Framing changed(Set<String> spots) {
        return changed(spots, List.of());
    }

    static Framing changed(Set<String> spots, List<Scene> beside) {
        return new Changed(spots, spots, beside);
    }

    /** A part of what changed, in a picture of its own. */
    static Framing part(Set<String> spots, Set<String> changed) {
        return new Changed(spots, changed, List.of());
    }

    /** What is marked in the picture: the spots that changed. */
    default Set<String> marked() {
        return Set.of();
    }

    /** Whether a part of a sheet can be painted; from the sheet alone, before anything is solved or painted. */
    static final class Check {
        /** No picture of a part is wider or higher. */
        private static final int MOST_SIDE = 2000;

        private final Sheet sheet;
        private final Set<String> regions;

        /** @param regions all that can be named, on this sheet or closer ones */
        Check(Sheet sheet, Set<String> regions) {
            this.sheet = sheet;
            this.regions = regions;
        }

        /** @throws BadPicture when the part is not there, or would be too large */
        void check(Framing part) {
            switch (part) {
                case Whole whole -> {}
                case Changed changed -> {}
                case Region region -> {
                    if (!regions.contains(region.name())) {
                        throw new BadPicture(Text.of(
                                "picture.region",
                                "name",
                                region.name(),
                                "regions",
                                String.join(", ", new TreeSet<>(regions))));
                    }
                    Sheet.Region cut = sheet.regions().get(region.name());
                    zoom(region.zoom(), cut == null ? 0 : most(cut));
                }
                case Around around -> {
                    if (sheet.spots().stream().noneMatch(s -> s.id().equals(around.spot()))) {
                        throw new BadPicture(Text.of("picture.spot", "spot", around.spot()));
                    }
                    zoom(around.zoom(), MOST_ZOOM);
                }
                case LastMove move -> zoom(move.zoom(), MOST_ZOOM);
            }
        }

        private int most(Sheet.Region region) {
            double wide = Math.abs(sheet.x(region.southEast()) - sheet.x(region.northWest()));
            double high = Math.abs(sheet.y(region.southEast()) - sheet.y(region.northWest()));
            int most = 0;
            while (most < MOST_ZOOM && Math.max(wide, high) * (2 << most) <= MOST_SIDE) {
                most++;
            }
            return most;
        }

        private static void zoom(int steps, int most) {
            if (steps < 0 || steps > most) {
                throw new BadPicture(Text.of("picture.zoom", "least", 0, "most", most));
            }
        }
    }
}
