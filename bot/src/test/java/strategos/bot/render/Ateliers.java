package strategos.bot.render;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import strategos.bot.render.area.AreaMap;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.kept.DiskShelf;
import strategos.bot.render.kept.Kept;
import strategos.bot.render.kept.Shelf;
import strategos.bot.render.layout.Chart;
import strategos.bot.render.layout.ChartMaker;
import strategos.bot.render.layout.Solution;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Coast;
import strategos.bot.render.sheet.Sheet;
import strategos.engine.config.ConfigFolder;

/** Ateliers for tests. What takes long is painted or solved once in a run of all tests, by whichever needs it first. */
public final class Ateliers {
    private static final Path FOLDER = Path.of("target", "grounds");

    /** One for each overlay, since each takes the fingerprint of all data and code. */
    private static final Map<Optional<Path>, Shelf> SHELVES = new ConcurrentHashMap<>();

    private Ateliers() {}

    /** With the data of the bot. */
    public static Atelier packed(long cacheBytes) {
        return of(ConfigFolder.packed(), cacheBytes);
    }

    /** With those data. */
    public static Atelier of(ConfigFolder config, long cacheBytes) {
        return new Atelier(config, cacheBytes, shelf(config));
    }

    /** The chart of a sheet as the painters of its pictures have it. */
    public static Chart chart(
            ConfigFolder config,
            Atlas atlas,
            String name,
            Optional<Coast> coast,
            Optional<AreaMap> areas,
            Lettering lettering) {
        Sheet sheet = atlas.sheet(name);
        Solution solution = new Kept<>(shelf(config), atlas.game() + "/" + name + "/chart", Solution.form(sheet))
                .get(() -> ChartMaker.solve(sheet, atlas.look(), coast, areas, lettering));
        return ChartMaker.chart(sheet, solution, areas, lettering);
    }

    /** Where what was made from those data lies. */
    public static Shelf shelf(ConfigFolder config) {
        return SHELVES.computeIfAbsent(config.overlay(), overlay -> open(config));
    }

    private static Shelf open(ConfigFolder config) {
        Path folder = FOLDER.resolve(config.overlay()
                .map(overlay -> overlay.getFileName().toString())
                .orElse("packed"));
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new DiskShelf(folder, config, DiskShelf.Bounds.USUAL, InstantSource.system());
    }
}
