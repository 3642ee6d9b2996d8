package strategos.bot.render.area;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import strategos.bot.render.kept.Kept;
import strategos.bot.render.kept.Shelf;
import strategos.bot.render.sheet.Areas;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Coast;
import strategos.bot.render.sheet.Sheet;
import strategos.engine.config.ConfigFolder;

/** The areas of a game's sheets, reckoned once for a sheet and all closer looks at it. Thread-safe. */
public final class AreaMaps {
    private final ConfigFolder config;
    private final Atlas atlas;
    private final Shelf shelf;
    private final Map<String, AreaGrid> grids = new ConcurrentHashMap<>();

    /** @param shelf where they are kept for the next run */
    public AreaMaps(ConfigFolder config, Atlas atlas, Shelf shelf) {
        this.config = config;
        this.atlas = atlas;
        this.shelf = shelf;
    }

    /** The areas on that sheet, if it has any. */
    public Optional<AreaMap> on(String name) {
        Sheet sheet = atlas.sheet(name);
        return sheet.areas()
                .map(areas -> AreaMap.on(sheet, grids.computeIfAbsent(sheet.of().orElse(name), this::grid)));
    }

    private AreaGrid grid(String name) {
        Sheet sheet = atlas.sheet(name);
        Sheet.Ground ground = sheet.ground().orElseThrow();
        Areas areas = sheet.areas().orElseThrow();
        return new Kept<>(shelf, atlas.game() + "/" + name + "/areas", AreaGrid.form(sheet, areas))
                .get(() -> AreaGrid.of(sheet, areas, Coast.read(config, ground.coast(), ground.projection())));
    }
}
