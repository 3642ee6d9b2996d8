package strategos.bot.render;

import java.util.TreeSet;
import strategos.bot.host.BadPicture;
import strategos.bot.render.sheet.Sheet;
import strategos.engine.text.Text;

/** Whether a part of a sheet can be painted; from the sheet alone, before anything is solved or painted. */
final class PartCheck {
    /** No picture of a part is wider or higher. */
    private static final int MOST_SIDE = 2000;

    private final Sheet sheet;

    PartCheck(Sheet sheet) {
        this.sheet = sheet;
    }

    /** @throws BadPicture when the part is not there, or would be too large */
    void check(Part part) {
        switch (part) {
            case Part.Whole whole -> {}
            case Part.Region region -> {
                if (!sheet.regions().containsKey(region.name())) {
                    String regions =
                            String.join(", ", new TreeSet<>(sheet.regions().keySet()));
                    throw new BadPicture(Text.of("picture.region", "name", region.name(), "regions", regions));
                }
                zoom(region.zoom(), most(sheet.regions().get(region.name())));
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
