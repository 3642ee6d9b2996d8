package strategos.bot.render.scene;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import strategos.bot.render.area.AreaMap;
import strategos.bot.render.area.AreaMaps;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.kept.Shelf;
import strategos.bot.render.layout.Chart;
import strategos.bot.render.layout.ChartMaker;
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

    private final Atlas atlas;
    private final PiecePainter painter;
    private final AreaMaps maps;
    private final Map<String, Drawn> sheets = new ConcurrentHashMap<>();

    /** A sheet with its land. */
    record Drawn(Chart chart, Optional<Path2D> land, Optional<AreaMap> areas) {}

    private Layouts(String game) {
        ConfigFolder config = ConfigFolder.packed();
        this.atlas = Atlas.read(config, game);
        this.painter = new PiecePainter(LETTERING, atlas.icons());
        this.maps = new AreaMaps(config, atlas, Shelf.NONE);
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
            Optional<Coast> coast =
                    sheet.ground().map(g -> Coast.read(ConfigFolder.packed(), g.coast(), g.projection()));
            Optional<AreaMap> areas = maps.on(n);
            return new Drawn(
                    ChartMaker.make(sheet, atlas.look(), coast, areas, LETTERING), coast.map(Coast::land), areas);
        });
    }

    StackLayer layer(Scene scene, String sheet, Function<Text, String> words) {
        Chart chart = sheet(sheet).chart();
        return new StackLayer(
                PiecePainter.named(scene.pieces(), atlas.look(), words),
                chart,
                new StackPlacer(chart),
                atlas.look(),
                painter);
    }
}
