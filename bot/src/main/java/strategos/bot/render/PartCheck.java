package strategos.bot.render;

import java.util.Set;
import java.util.TreeSet;
import strategos.bot.host.Pictures.BadPicture;
import strategos.bot.render.sheet.Sheet;
import strategos.engine.text.Text;

/** Whether a part of a sheet can be painted; from the sheet alone, before anything is solved or painted. */
final class PartCheck {
    /** No picture of a part is wider or higher. */
    private static final int MOST_SIDE = 2000;

    private final Sheet sheet;
    private final Set<String> regions;

    /** @param regions all that can be named, on this sheet or closer ones */
    PartCheck(Sheet sheet, Set<String> regions) {
        this.sheet = sheet;
        this.regions = regions;
    }

    /** @throws BadPicture when the part is not there, or would be too large */
    void check(Part part) {
        switch (part) {
            case Part.Whole whole -> {}
            case Part.Region region -> {
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
            case Part.Around around -> {
                if (sheet.spots().stream().noneMatch(s -> s.id().equals(around.spot()))) {
                    throw new BadPicture(Text.of("picture.spot", "spot", around.spot()));
                }
                zoom(around.zoom(), Part.MOST_ZOOM);
            }
            case Part.LastMove move -> zoom(move.zoom(), Part.MOST_ZOOM);
        }
    }

    private int most(Sheet.Region region) {
        double wide = Math.abs(sheet.x(region.southEast()) - sheet.x(region.northWest()));
        double high = Math.abs(sheet.y(region.southEast()) - sheet.y(region.northWest()));
        int most = 0;
        while (most < Part.MOST_ZOOM && Math.max(wide, high) * (2 << most) <= MOST_SIDE) {
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
