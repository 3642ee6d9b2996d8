package strategos.bot.render;

import java.awt.image.BufferedImage;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import strategos.bot.host.Pictures.BadPicture;
import strategos.bot.render.area.AreaMaps;
import strategos.bot.render.board.BoardPainter;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.png.Palette;
import strategos.bot.render.png.PngWriter;
import strategos.bot.render.scene.PrintCache;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.strip.StripPainter;
import strategos.engine.config.ConfigFolder;
import strategos.engine.scene.Board;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;

/**
 * Paints the pictures of one game as PNG. The same scene gives the same bytes. Thread-safe; each call paints on the thread
 * that calls, and needs some 25 MB for a whole map while it lasts.
 */
public final class Painter {
    /** How many strips one picture holds. */
    public static final int MOST_STRIPS = 10;

    private final ConfigFolder config;
    private final Atlas atlas;
    private final Lettering lettering;
    private final PrintCache prints;
    private final StripPainter strips;
    private final Closer closer;
    private final AreaMaps areas;
    private final Map<String, Studio> studios = new ConcurrentHashMap<>();
    private final Object stripLock = new Object();
    private final BoardPainter boards;
    private volatile Palette stripPalette;
    private volatile Palette boardPalette;

    Painter(ConfigFolder config, Atlas atlas, Lettering lettering, PrintCache prints) {
        this.config = config;
        this.atlas = atlas;
        this.lettering = lettering;
        this.prints = prints;
        this.closer = new Closer(atlas);
        this.areas = new AreaMaps(config, atlas);
        this.boards = new BoardPainter(atlas, lettering);
        this.strips = new StripPainter(lettering, atlas.look());
    }

    /** The names of the game's sheets. */
    public Set<String> sheets() {
        return atlas.sheets().keySet();
    }

    /** The parts of a sheet that can be looked at by name. @throws IllegalArgumentException when there is no such sheet */
    public Set<String> regions(String sheet) {
        Set<String> regions = new LinkedHashSet<>(atlas.sheet(sheet).regions().keySet());
        regions.addAll(atlas.closer(sheet));
        return regions;
    }

    /**
     * Does nothing for a picture that can be painted.
     *
     * @throws BadPicture when the part asked for is not there or too large: says what would be possible
     */
    public void check(Scene scene, Part part) {
        Closer.Seen seen = closer.look(scene, part);
        new PartCheck(atlas.sheet(seen.sheet()), regions(scene.sheet())).check(seen.part());
    }

    /**
     * A picture of the scene.
     *
     * @throws BadPicture when the part asked for is not there or too large: says what would be possible
     * @throws IllegalArgumentException when the scene names what its sheet does not have
     */
    public byte[] map(Scene scene, Words words, Part part) {
        check(scene, part);
        Closer.Seen seen = closer.look(scene, part);
        Studio studio = studio(seen.sheet());
        BufferedImage image = seen.part() instanceof Part.Whole
                ? studio.whole(scene, words::say)
                : studio.part(scene, studio.windows().of(seen.part(), scene), words::say);
        return PngWriter.write(image, studio.palette());
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

    /** A fight as a picture. */
    public byte[] board(Board board, Words words) {
        return PngWriter.write(boards.paint(board, site(board), words::say), boardPalette());
    }

    /** The battlefield on the sheet that shows it largest. */
    private Optional<BoardPainter.Site> site(Board board) {
        String sheet = closer.sheet(board.sheet(), board.spot());
        return Optional.of(studio(sheet).site(board.spot()));
    }

    private Palette boardPalette() {
        Palette made = boardPalette;
        if (made == null) {
            synchronized (stripLock) {
                if (boardPalette == null) {
                    String sheet = atlas.sheets().firstEntry().getKey();
                    Board specimen = Specimen.board(atlas, sheet);
                    boardPalette = Palette.of(List.of(boards.paint(specimen, site(specimen), Specimen::words)));
                }
                made = boardPalette;
            }
        }
        return made;
    }

    /** Makes ready what the first pictures would wait for: grounds and palettes. */
    void warmUp() {
        stripPalette();
        sheets().forEach(s -> studio(s).palette());
    }

    private Studio studio(String sheet) {
        return studios.computeIfAbsent(sheet, s -> Studio.open(config, atlas, areas, s, lettering, prints));
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
