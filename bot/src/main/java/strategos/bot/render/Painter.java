package strategos.bot.render;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import strategos.bot.render.ground.Window;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.place.SpotPoint;
import strategos.bot.render.png.Palette;
import strategos.bot.render.png.PngWriter;
import strategos.bot.render.scene.PrintCache;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Sheet;
import strategos.bot.render.strip.StripPainter;
import strategos.engine.config.ConfigFolder;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;

/**
 * Paints the pictures of one game as PNG. The same scene gives the same bytes. Thread-safe; each call paints on the thread
 * that calls, and needs some 25 MB for a whole map while it lasts.
 */
public final class Painter {
    /** Width and height of a close-up. */
    public static final int CLOSE_UP = 800;

    /** The least and the greatest enlargement. */
    public static final int LEAST_PERCENT = 50;

    public static final int MOST_PERCENT = 300;

    /** How many strips one picture holds. */
    public static final int MOST_STRIPS = 10;

    private static final int MOST_SIDE = 2000;

    private final ConfigFolder config;
    private final Atlas atlas;
    private final Lettering lettering;
    private final PrintCache prints;
    private final StripPainter strips;
    private final Map<String, Studio> studios = new ConcurrentHashMap<>();
    private final Object stripLock = new Object();
    private volatile Palette stripPalette;

    Painter(ConfigFolder config, Atlas atlas, Lettering lettering, PrintCache prints) {
        this.config = config;
        this.atlas = atlas;
        this.lettering = lettering;
        this.prints = prints;
        this.strips = new StripPainter(lettering, atlas.look());
    }

    /** The names of the game's sheets. */
    public Set<String> sheets() {
        return atlas.sheets().keySet();
    }

    /** The parts of a sheet that can be looked at. @throws IllegalArgumentException when there is no such sheet */
    public Set<String> regions(String sheet) {
        return atlas.sheet(sheet).regions().keySet();
    }

    /**
     * A picture of the scene.
     *
     * @throws BadPicture when the part asked for is not there or too large: says what would be possible
     * @throws IllegalArgumentException when the scene names what its sheet does not have
     */
    public byte[] map(Scene scene, Words words, Focus focus) {
        Studio studio = studio(scene.sheet());
        return switch (focus) {
            case Focus.Whole whole -> PngWriter.write(studio.whole(scene, words::say), studio.palette());
            case Focus.Region region -> part(studio, scene, words, window(studio.sheet(), region));
            case Focus.Around around -> part(studio, scene, words, window(studio, around));
        };
    }

    /** The whole picture, and with a move in the scene a close-up around it, cut from the same picture. */
    public List<byte[]> gallery(Scene scene, Words words) {
        Studio studio = studio(scene.sheet());
        BufferedImage whole = studio.whole(scene, words::say);
        List<byte[]> pictures = new ArrayList<>();
        pictures.add(PngWriter.write(whole, studio.palette()));
        if (!scene.arrows().isEmpty()) {
            Sheet.Size map = studio.sheet().map();
            int width = Math.min(CLOSE_UP, map.width());
            int height = Math.min(CLOSE_UP, map.height());
            Window around = studio.around(scene.arrows().getLast(), width, height);
            pictures.add(PngWriter.write(whole, studio.palette(), (int) around.x(), (int) around.y(), width, height));
        }
        return pictures;
    }

    /**
     * The rolls as strips, one below the other.
     *
     * @throws BadPicture when they are none or too many for one picture
     */
    public byte[] strips(List<Strip> rolls, Words words) {
        if (rolls.isEmpty() || rolls.size() > MOST_STRIPS) {
            throw new BadPicture(Text.of("picture.strips", "least", 1, "most", MOST_STRIPS));
        }
        return PngWriter.write(strips.paint(rolls, words::say), stripPalette());
    }

    /** Makes ready what the first pictures would wait for: grounds and palettes. */
    public void warmUp() {
        stripPalette();
        sheets().forEach(s -> studio(s).palette());
    }

    private byte[] part(Studio studio, Scene scene, Words words, Window window) {
        return PngWriter.write(studio.part(scene, window, words::say), studio.palette());
    }

    private Window window(Sheet sheet, Focus.Region region) {
        Sheet.Region part = sheet.regions().get(region.name());
        if (part == null) {
            throw new BadPicture(Text.of(
                    "picture.region",
                    "name",
                    region.name(),
                    "regions",
                    String.join(", ", new TreeSet<>(sheet.regions().keySet()))));
        }
        double zoom = zoom(region.percent());
        Window window = Windows.of(sheet, part, zoom);
        if (window.width() > MOST_SIDE || window.height() > MOST_SIDE) {
            int most = (int) (region.percent() * (double) MOST_SIDE / Math.max(window.width(), window.height()));
            throw new BadPicture(Text.of("picture.zoom", "least", LEAST_PERCENT, "most", most));
        }
        return window;
    }

    private Window window(Studio studio, Focus.Around around) {
        double zoom = zoom(around.percent());
        SpotPoint spot = studio.chart().spots().get(around.spot());
        if (spot == null) {
            throw new BadPicture(Text.of("picture.spot", "spot", around.spot()));
        }
        return Windows.around(studio.sheet().map(), spot.x(), spot.y(), CLOSE_UP, CLOSE_UP, zoom);
    }

    private static double zoom(int percent) {
        if (percent < LEAST_PERCENT || percent > MOST_PERCENT) {
            throw new BadPicture(Text.of("picture.zoom", "least", LEAST_PERCENT, "most", MOST_PERCENT));
        }
        return percent / 100.0;
    }

    private Studio studio(String sheet) {
        return studios.computeIfAbsent(sheet, s -> Studio.open(config, atlas, s, lettering, prints));
    }

    private Palette stripPalette() {
        Palette made = stripPalette;
        if (made == null) {
            synchronized (stripLock) {
                if (stripPalette == null) {
                    stripPalette = Palette.of(List.of(strips.paint(Specimen.strips(atlas.look()), Specimen::words)));
                }
                made = stripPalette;
            }
        }
        return made;
    }
}
