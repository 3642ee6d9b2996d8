package strategos.bot.render.area;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Coast;
import strategos.bot.render.sheet.Sheet;
import strategos.engine.config.ConfigFolder;

/** The areas of a game's sheets, reckoned once for a sheet and all closer looks at it. Thread-safe. */
public final class AreaMaps {
    private final ConfigFolder config;
    private final Atlas atlas;
    private final Map<String, AreaGrid> grids = new ConcurrentHashMap<>();

    public AreaMaps(ConfigFolder config, Atlas atlas) {
        this.config = config;
        this.atlas = atlas;
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
        return AreaGrid.of(sheet, sheet.areas().orElseThrow(), Coast.read(config, ground.coast(), ground.projection()));
    }
}
