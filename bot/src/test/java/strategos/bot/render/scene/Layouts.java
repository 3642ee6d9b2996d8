package strategos.bot.render.scene;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import strategos.bot.render.Ateliers;
import strategos.bot.render.area.AreaMap;
import strategos.bot.render.area.AreaMaps;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.layout.Chart;
import strategos.bot.render.layout.StackPlacer;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Coast;
import strategos.bot.render.sheet.Sheet;
import strategos.engine.config.ConfigFolder;
import strategos.engine.scene.Scene;
import strategos.engine.text.Text;

/** The sheets of one game, solved once, and where stacks come to stand on them; nothing is painted. */
final class Layouts {
    private static final Lettering LETTERING = Lettering.load();
    private static final Map<String, Layouts> OPENED = new ConcurrentHashMap<>();

    private final ConfigFolder config = ConfigFolder.packed();
    private final Atlas atlas;
    private final PiecePainter painter;
    private final AreaMaps maps;
    private final Map<String, Drawn> sheets = new ConcurrentHashMap<>();

    /** A sheet with its land, and who finds room on it for the stacks of all its scenes. */
    record Drawn(Chart chart, StackPlacer placer, Optional<Path2D> land, Optional<AreaMap> areas) {}

    private Layouts(String game) {
        this.atlas = Atlas.read(config, game);
        this.painter = new PiecePainter(LETTERING, atlas.icons());
        this.maps = new AreaMaps(config, atlas, Ateliers.shelf(config));
    }

    static Layouts of(String game) {
        return OPENED.computeIfAbsent(game, Layouts::new);
    }

    /** The sheets on which a scene can be looked at: its own and the closer ones. */
    List<String> sheets(Scene scene) {
        List<String> sheets = new ArrayList<>();
        sheets.add(scene.sheet());
        sheets.addAll(atlas.closer(scene.sheet()));
        return sheets;
    }

    Drawn sheet(String name) {
        return sheets.computeIfAbsent(name, n -> {
            Sheet sheet = atlas.sheet(n);
            Optional<Coast> coast = sheet.ground().map(g -> Coast.read(config, g.coast(), g.projection()));
            Optional<AreaMap> areas = maps.on(n);
            Chart chart = Ateliers.chart(config, atlas, n, coast, areas, LETTERING);
            return new Drawn(chart, new StackPlacer(chart), coast.map(Coast::land), areas);
        });
    }

    StackLayer layer(Scene scene, String sheet, Function<Text, String> words) {
        Drawn drawn = sheet(sheet);
        return new StackLayer(
                PiecePainter.named(scene.pieces(), atlas.look(), words),
                drawn.chart(),
                drawn.placer(),
                atlas.look(),
                painter);
    }
}
