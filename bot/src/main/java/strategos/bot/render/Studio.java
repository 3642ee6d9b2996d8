package strategos.bot.render;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import strategos.bot.render.area.AreaMap;
import strategos.bot.render.area.AreaMaps;
import strategos.bot.render.area.AreaPrinter;
import strategos.bot.render.board.BoardPainter;
import strategos.bot.render.ground.Crop;
import strategos.bot.render.ground.LandPainter;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.kept.Shelf;
import strategos.bot.render.layout.Chart;
import strategos.bot.render.layout.Chart.SpotPoint;
import strategos.bot.render.layout.ChartMaker;
import strategos.bot.render.png.Palette;
import strategos.bot.render.scene.GroundPrinter;
import strategos.bot.render.scene.Print;
import strategos.bot.render.scene.PrintCache;
import strategos.bot.render.scene.ScenePainter;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Coast;
import strategos.bot.render.sheet.Ranges;
import strategos.bot.render.sheet.Sheet;
import strategos.engine.config.ConfigFolder;
import strategos.engine.scene.Scene;
import strategos.engine.text.Text;

/** Everything for the pictures of one sheet, its names in their places. */
final class Studio {
    private final String key;
    private final Atlas atlas;
    private final Chart chart;
    private final Crops crops;
    private final GroundPrinter printer;
    private final ScenePainter painter;
    private final PrintCache prints;
    private final KeptSheet kept;
    private final MapKit kit;
    private final Object paletteLock = new Object();
    private volatile Palette palette;

    private Studio(
            String key,
            Atlas atlas,
            Chart chart,
            GroundPrinter printer,
            ScenePainter painter,
            MapKit kit,
            PrintCache prints,
            KeptSheet kept) {
        this.key = key;
        this.atlas = atlas;
        this.chart = chart;
        this.crops = new Crops(chart);
        this.printer = printer;
        this.painter = painter;
        this.prints = prints;
        this.kept = kept;
        this.kit = kit;
    }

    /** Reads the coast and solves the sheet. */
    static Studio open(
            ConfigFolder config,
            Atlas atlas,
            AreaMaps maps,
            String name,
            Lettering lettering,
            PrintCache prints,
            Shelf shelf) {
        Sheet sheet = atlas.sheet(name);
        Optional<Coast> coast = sheet.ground().map(g -> Coast.read(config, g.coast(), g.projection()));
        Optional<LandPainter> land =
                sheet.ground().map(g -> new LandPainter(g, coast.orElseThrow(), Ranges.read(config, g.ranges())));
        Optional<LandPainter> insetLand = sheet.ground().flatMap(g -> g.inset().map(i -> inset(config, g, i)));
        Optional<AreaMap> areas = maps.on(name);
        Chart chart = ChartMaker.make(sheet, atlas.look(), coast, areas, lettering);
        GroundPrinter printer = new GroundPrinter(
                chart,
                atlas,
                land,
                insetLand,
                areas.map(a -> new AreaPrinter(a, coast.orElseThrow(), atlas.look())),
                lettering);
        String key = atlas.game() + "/" + name;
        return new Studio(
                key,
                atlas,
                chart,
                printer,
                new ScenePainter(chart, atlas, areas, lettering),
                new MapKit(chart, atlas, areas, printer, lettering),
                prints,
                new KeptSheet(shelf, key));
    }

    private static LandPainter inset(ConfigFolder config, Sheet.Ground ground, Sheet.Inset inset) {
        Sheet.Ground own = new Sheet.Ground(
                ground.coast(),
                ground.ranges(),
                ground.seed(),
                inset.glyph(),
                inset.band(),
                inset.projection(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        return new LandPainter(
                own, Coast.read(config, own.coast(), own.projection()), Ranges.read(config, own.ranges()));
    }

    Sheet sheet() {
        return chart.sheet();
    }

    MapKit kit() {
        return kit;
    }

    Crops crops() {
        return crops;
    }

    BufferedImage whole(Scene scene, Function<Text, String> words) {
        return painter.whole(scene, print(crops.whole()), words);
    }

    BufferedImage part(Scene scene, Crop crop, Function<Text, String> words) {
        return painter.part(scene, print(crop), crop, words);
    }

    /** Where a spot stands on the whole map. */
    BoardPainter.Site site(String spot) {
        SpotPoint point = chart.spot(spot);
        return new BoardPainter.Site(print(crops.whole()).below(), point.x(), point.y());
    }

    /** The colours of the sheet, from its print and from all that can lie on it. */
    Palette palette() {
        Palette made = palette;
        if (made == null) {
            synchronized (paletteLock) {
                if (palette == null) {
                    KeptSheet.Sheet sheet = kept.find(crops.whole()).orElseGet(this::paint);
                    prints.get(key, crops.whole(), crop -> sheet.print());
                    palette = sheet.palette();
                }
                made = palette;
            }
        }
        return made;
    }

    private KeptSheet.Sheet paint() {
        Print print = printer.print(crops.whole());
        BufferedImage specimen = painter.whole(Specimen.scene(atlas, chart), print, Specimen::words);
        Palette best = Palette.of(List.of(print.below(), specimen));
        KeptSheet.Sheet sheet = new KeptSheet.Sheet(best, print.in(best));
        kept.keep(sheet);
        return sheet;
    }

    private Print print(Crop crop) {
        Palette colours = palette();
        return prints.get(key, crop, w -> printer.print(w).in(colours));
    }
}
