package strategos.bot.render;

import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.bot.memory.Lazy;
import strategos.bot.render.area.AreaMap;
import strategos.bot.render.area.AreaMaps;
import strategos.bot.render.area.AreaPrinter;
import strategos.bot.render.board.BoardPainter;
import strategos.bot.render.ground.Crop;
import strategos.bot.render.ground.LandPainter;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.kept.Kept;
import strategos.bot.render.kept.Shelf;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.layout.Chart;
import strategos.bot.render.layout.Chart.SpotPoint;
import strategos.bot.render.layout.ChartMaker;
import strategos.bot.render.layout.Solution;
import strategos.bot.render.png.Palette;
import strategos.bot.render.png.PngWriter;
import strategos.bot.render.scene.GroundPrinter;
import strategos.bot.render.scene.Print;
import strategos.bot.render.scene.Print.PrintCache;
import strategos.bot.render.scene.ScenePainter;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Coast;
import strategos.bot.render.sheet.Ranges;
import strategos.bot.render.sheet.Sheet;
import strategos.engine.config.ConfigFolder;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Scene;
import strategos.engine.text.Text;

/** Everything for the pictures of one sheet, its names in their places. */
final class Studio {
    /** The band below the map of a film, before it is made as wide as that. */
    private static final double FILM_BAND = 1060;

    private static final int FILM_BAND_HEIGHT = 158;

    private final String key;
    private final Atlas atlas;
    private final Chart chart;
    private final Crops crops;
    private final Lazy<GroundPrinter> printer;
    private final ScenePainter painter;
    private final PrintCache prints;
    private final Kept<KeptSheet> kept;
    private final MapKit kit;
    private final Object paletteLock = new Object();
    private volatile Palette palette;

    private Studio(
            String key,
            Atlas atlas,
            Chart chart,
            Lazy<GroundPrinter> printer,
            ScenePainter painter,
            MapKit kit,
            PrintCache prints,
            Shelf shelf) {
        this.key = key;
        this.atlas = atlas;
        this.chart = chart;
        this.crops = new Crops(chart);
        this.printer = printer;
        this.painter = painter;
        this.prints = prints;
        this.kept = new Kept<>(shelf, key, KeptSheet.form(crops.whole()));
        this.kit = kit;
    }

    /** Solves the sheet, or finds how it was solved before; the coast is read when something is to be painted of it. */
    static Studio open(
            ConfigFolder config,
            Atlas atlas,
            AreaMaps maps,
            String name,
            Lettering lettering,
            PrintCache prints,
            Shelf shelf) {
        Sheet sheet = atlas.sheet(name);
        String key = atlas.game() + "/" + name;
        Lazy<Optional<Coast>> coast =
                new Lazy<>(() -> sheet.ground().map(g -> Coast.read(config, g.coast(), g.projection())));
        Optional<AreaMap> areas = maps.on(name);
        Solution solution = new Kept<>(shelf, key + "/chart", Solution.form(sheet))
                .get(() -> ChartMaker.solve(sheet, atlas.look(), coast.get(), areas, lettering));
        Chart chart = ChartMaker.chart(sheet, solution, areas, lettering);
        Lazy<GroundPrinter> printer = new Lazy<>(() -> new GroundPrinter(
                chart,
                atlas,
                sheet.ground().map(g -> new LandPainter(g, coast.get().orElseThrow(), Ranges.read(config, g.ranges()))),
                sheet.ground().flatMap(g -> g.inset().map(i -> inset(config, g, i))),
                areas.map(a -> new AreaPrinter(a, coast.get().orElseThrow(), atlas.look())),
                lettering));
        return new Studio(
                key,
                atlas,
                chart,
                printer,
                new ScenePainter(chart, atlas, areas, lettering),
                new MapKit(chart, atlas, areas, printer, lettering),
                prints,
                shelf);
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

    /** The crops of a part of that scene, to be seen one below the other; none for the whole sheet with its panel. */
    List<Crop> crops(Framing part, ScenePainter.Arranged arranged, Function<Text, String> words) {
        Map<String, List<Bounds>> stacks = part instanceof Framing.Changed changed
                ? stacks(Stream.concat(
                        Stream.of(arranged), changed.beside().stream().map(arranger(words))))
                : Map.of();
        return crops.of(part, arranged.scene(), stacks);
    }

    private static Map<String, List<Bounds>> stacks(Stream<ScenePainter.Arranged> moments) {
        return moments.flatMap(moment -> moment.stacks().entrySet().stream())
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey,
                        Collectors.flatMapping(spot -> spot.getValue().stream(), Collectors.toList())));
    }

    /** Finds room for the stacks of a scene. */
    ScenePainter.Arranged arranged(Scene scene, Function<Text, String> words) {
        return painter.arranged(scene, words);
    }

    /** Finds room for the stacks of many scenes, sooner than one after the other. */
    Function<Scene, ScenePainter.Arranged> arranger(Function<Text, String> words) {
        return painter.arranger(words);
    }

    BufferedImage whole(ScenePainter.Arranged arranged, Function<Text, String> words) {
        return painter.whole(arranged, print(crops.whole()), words);
    }

    /**
     * In their frames, one below the other.
     *
     * @param marked spots
     */
    BufferedImage parts(ScenePainter.Arranged arranged, List<Crop> crops, Set<String> marked) {
        List<BufferedImage> parts = crops.stream()
                .map(crop -> painter.part(arranged, print(crop), crop, marked))
                .toList();
        if (parts.size() == 1) {
            return parts.getFirst();
        }
        BufferedImage all = new BufferedImage(
                parts.getFirst().getWidth(),
                parts.stream().mapToInt(BufferedImage::getHeight).sum(),
                BufferedImage.TYPE_INT_RGB);
        Graphics2D g = all.createGraphics();
        int top = 0;
        for (BufferedImage part : parts) {
            g.drawImage(part, 0, top, null);
            top += part.getHeight();
        }
        g.dispose();
        return all;
    }

    /**
     * A picture of a film so wide: the whole sheet; where the letters of a panel beside the map would be too small in it, the map
     * alone over a band with the figures that stand below closer looks.
     */
    BufferedImage frame(ScenePainter.Arranged arranged, int width, Function<Text, String> words) {
        Scene scene = arranged.scene();
        List<String> below = atlas.closer(scene.sheet()).stream()
                .flatMap(name -> atlas.sheet(name).footer().stream())
                .map(Sheet.Footer::panels)
                .findFirst()
                .orElse(List.of());
        // What explains signs needs a band of its own, and nobody reads it in a film.
        List<String> figures = scene.panels().stream()
                .filter(panel -> !(panel instanceof Panel.Legend))
                .map(panel -> panel.name().key())
                .filter(below::contains)
                .toList();
        if (sheet().panel().isEmpty() || figures.isEmpty()) {
            return smaller(whole(arranged, words), width);
        }
        Crop all = crops.whole();
        BufferedImage map = smaller(painter.part(arranged, print(all), all, Set.of()), width);
        double scale = width / FILM_BAND;
        int band = (int) Math.round(FILM_BAND_HEIGHT * scale);
        BufferedImage frame = new BufferedImage(width, map.getHeight() + band, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = Canvas.smooth(frame);
        g.drawImage(map, 0, 0, null);
        g.translate(0, map.getHeight());
        g.scale(scale, scale);
        painter.band(g, scene, FILM_BAND, new Sheet.Footer(FILM_BAND_HEIGHT, figures), words);
        g.dispose();
        return frame;
    }

    private static BufferedImage smaller(BufferedImage image, int width) {
        int height = Math.max(1, Math.round((float) image.getHeight() * width / image.getWidth()));
        BufferedImage small = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = small.createGraphics();
        g.drawImage(image.getScaledInstance(width, height, Image.SCALE_AREA_AVERAGING), 0, 0, null);
        g.dispose();
        return small;
    }

    /** Paints a map that nobody sees. */
    void rehearse() {
        PngWriter.write(whole(specimen(), Specimen::words), palette());
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
                    KeptSheet sheet = kept.get(this::paint);
                    prints.get(key, crops.whole(), crop -> sheet.print());
                    palette = sheet.palette();
                }
                made = palette;
            }
        }
        return made;
    }

    private KeptSheet paint() {
        Print print = printer.get().print(crops.whole());
        BufferedImage specimen = painter.whole(specimen(), print, Specimen::words);
        Palette best = Palette.of(List.of(print.below(), specimen));
        return new KeptSheet(best, print.in(best));
    }

    private ScenePainter.Arranged specimen() {
        return arranged(Specimen.scene(atlas, chart), Specimen::words);
    }

    private Print print(Crop crop) {
        Palette colours = palette();
        return prints.get(key, crop, w -> printer.get().print(w).in(colours));
    }
}
