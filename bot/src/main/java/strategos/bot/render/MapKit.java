package strategos.bot.render;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Supplier;
import strategos.bot.memory.Lazy;
import strategos.bot.render.area.AreaMap;
import strategos.bot.render.area.AreaPrinter.Field;
import strategos.bot.render.ground.Crop;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.layout.Chart;
import strategos.bot.render.png.Codecs;
import strategos.bot.render.scene.Draughtsman;
import strategos.bot.render.scene.GroundPrinter;
import strategos.bot.render.scene.Print;
import strategos.bot.render.scene.Sprite;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Sheet;
import strategos.bot.render.sheet.Sheet.Look;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Scene;

/**
 * What a page needs to show any number of scenes on one sheet: its ground and what lies above the moves, each once, which
 * pixel belongs to which area, and for each scene what lies where. The ground is encoded when it is first asked for, then
 * kept. Thread-safe.
 */
public final class MapKit {
    private final Chart chart;
    private final Look look;
    private final Optional<AreaMap> areas;
    private final Atlas atlas;
    private final Lettering lettering;
    private final Lazy<Ground> ground;

    MapKit(Chart chart, Atlas atlas, Optional<AreaMap> areas, Supplier<GroundPrinter> printer, Lettering lettering) {
        this.chart = chart;
        this.look = atlas.look();
        this.areas = areas;
        this.atlas = atlas;
        this.lettering = lettering;
        this.ground = new Lazy<>(() -> encode(printer.get()));
    }

    /**
     * The sheet's map, each part in base 64.
     *
     * @param below land, roads, names of lands: JPEG
     * @param above spots and their names, the rest clear: PNG
     * @param raster red is the label of an area, green how near its border is: PNG; none for a sheet without areas
     */
    public record Ground(int width, int height, String below, String above, Optional<String> raster) {}

    /** Where a spot lies, in the sheet's pixels. */
    public record Point(int x, int y) {}

    /**
     * An area in the colour of a style.
     *
     * @param label as the raster has it
     */
    public record Tinted(int label, String style) {}

    /** How a style tints an area. */
    public record Tint(String colour, double fill, double mark, String hatch, int step, int width) {}

    /** The sheet's map. */
    public Ground ground() {
        return ground.get();
    }

    private Ground encode(GroundPrinter printer) {
        Sheet.Size size = chart.sheet().map();
        Print print = printer.print(new Crop(0, 0, size.width(), size.height(), 1));
        String below = text(Codecs.jpeg(print.below()));
        Optional<String> raster =
                print.areas().map(field -> text(Codecs.png(raster(field, size.width(), size.height()))));
        BufferedImage above = new BufferedImage(size.width(), size.height(), BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = above.createGraphics();
        print.above(g);
        g.dispose();
        return new Ground(size.width(), size.height(), below, text(Codecs.png(above)), raster);
    }

    /** As pages have it. */
    static String text(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }

    private static BufferedImage raster(Field field, int width, int height) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        for (int at = 0; at < field.pixels(); at++) {
            int label = field.label(at);
            // Water has no label; its edge says nothing.
            image.setRGB(at % width, at / width, label == 0 ? 0 : label << 16 | field.edge(at) << 8);
        }
        return image;
    }

    /** The spots of the sheet by their ids. */
    public SequencedMap<String, Point> spots() {
        SequencedMap<String, Point> spots = new LinkedHashMap<>();
        chart.spots()
                .forEach((id, spot) ->
                        spots.put(id, new Point((int) Math.round(spot.x()), (int) Math.round(spot.y()))));
        return spots;
    }

    /** One who says what lies where, for the scenes of one match. */
    public Draughtsman draughtsman() {
        return new Draughtsman(chart, atlas, lettering);
    }

    /** The areas that the scene tints; none on a sheet without areas. */
    public List<Tinted> tints(Scene scene) {
        return areas.map(map -> scene.tints().stream()
                        .filter(tint -> map.landLabel(tint.area()) > 0)
                        .map(tint -> new Tinted(map.landLabel(tint.area()), tint.style()))
                        .toList())
                .orElse(List.of());
    }

    /** How that style tints. @throws IllegalArgumentException when it tints nothing */
    public Tint tint(String style) {
        Style.Tint tint = look.style(style, Style.Tint.class);
        return new Tint(
                tint.colour().toString(),
                tint.fill(),
                tint.mark(),
                tint.hatch().name().toLowerCase(Locale.ROOT),
                tint.step(),
                tint.width());
    }

    /**
     * Sprites on one picture.
     *
     * @param png in base 64, with a clear ground
     * @param cells in the order of the sprites
     */
    public record Sprites(String png, List<Cell> cells) {
        public Sprites {
            cells = List.copyOf(cells);
        }
    }

    /**
     * Where a sprite lies on the picture, in its pixels, of which {@link Draughtsman#SCALE} are one of the sheet.
     *
     * @param dx of its left edge from its anchor, in the sheet's pixels
     * @param dy of its upper edge
     */
    public record Cell(int x, int y, int width, int height, double dx, double dy) {}

    /** Paints each sprite once and packs them. */
    public static Sprites paint(List<Sprite> sprites, Draughtsman draughtsman) {
        return Shelves.pack(sprites.stream().map(draughtsman::paint).toList());
    }
}
