package strategos.bot.render;

import java.awt.image.BufferedImage;
import java.time.Duration;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import strategos.bot.host.Pictures.BadPicture;
import strategos.bot.memory.Lazy;
import strategos.bot.render.area.AreaMaps;
import strategos.bot.render.board.BoardPainter;
import strategos.bot.render.dice.DicePainter;
import strategos.bot.render.ground.Crop;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.kept.Shelf;
import strategos.bot.render.png.GifFilm;
import strategos.bot.render.png.Palette;
import strategos.bot.render.png.PngWriter;
import strategos.bot.render.scene.Print.PrintCache;
import strategos.bot.render.scene.ScenePainter;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Sheet;
import strategos.bot.render.sheet.Sheet.Look;
import strategos.bot.render.sheet.Style;
import strategos.engine.config.ConfigFolder;
import strategos.engine.scene.Board;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.Scene;
import strategos.engine.text.Text;

/**
 * Paints the pictures of one game as PNG. The same scene gives the same bytes. Thread-safe; each call paints on the thread
 * that calls, and needs some 25 MB for a whole map while it lasts.
 */
public final class Painter {
    /** Of a film in pixels, the largest first. */
    private static final List<Integer> WIDTHS = List.of(720, 480, 320, 160);

    private static final Duration FRAME = Duration.ofMillis(700);
    private static final Duration LAST = Duration.ofSeconds(5);

    private final ConfigFolder config;
    private final Atlas atlas;
    private final Lettering lettering;
    private final PrintCache prints;
    private final Shelf shelf;
    private final Look look;
    private final DicePainter dice;
    private final Closer closer;
    private final AreaMaps areas;
    private final Map<String, Studio> studios = new ConcurrentHashMap<>();
    private final BoardPainter boards;
    private final Lazy<Palette> dicePalette;
    private final Lazy<Palette> boardPalette;

    Painter(ConfigFolder config, Atlas atlas, Lettering lettering, PrintCache prints, Shelf shelf) {
        this.config = config;
        this.atlas = atlas;
        this.lettering = lettering;
        this.prints = prints;
        this.shelf = shelf;
        this.closer = new Closer(atlas);
        this.areas = new AreaMaps(config, atlas, shelf);
        this.boards = new BoardPainter(atlas, lettering);
        this.look = atlas.look();
        this.dice = new DicePainter(lettering, look);
        this.dicePalette =
                new Lazy<>(() -> Palette.of(List.of(dice.paint(Specimen.dice(atlas.look()), Specimen::words))));
        this.boardPalette = new Lazy<>(() -> {
            Board specimen = Specimen.board(atlas, atlas.sheets().firstEntry().getKey());
            return Palette.of(List.of(boards.paint(specimen, site(specimen), Specimen::words)));
        });
    }

    /** The names of the game's sheets. */
    public Set<String> sheets() {
        return atlas.sheets().keySet();
    }

    /** What a page needs to show scenes on that sheet. @throws IllegalArgumentException when there is no such sheet */
    public MapKit kit(String sheet) {
        return studio(sheet).kit();
    }

    /** The colour of a style, if the game has it. */
    public Optional<Tone> colour(String style) {
        return look.find(style).map(Style::colour);
    }

    /** The parts of a sheet that can be looked at by name. @throws IllegalArgumentException when there is no such sheet */
    public Set<String> regions(String sheet) {
        Set<String> regions = new LinkedHashSet<>(atlas.sheet(sheet).regions().keySet());
        regions.addAll(atlas.closer(sheet));
        return regions;
    }

    /** How that part is lettered; its name where it is no sheet of its own. */
    String partName(String part) {
        return Optional.ofNullable(atlas.sheets().get(part))
                .flatMap(Sheet::name)
                .orElse(part);
    }

    /**
     * What can be looked at by this name: a part by its own, a place by its id or as it is written on the map, whatever the
     * case. The name itself where there is none.
     */
    public String called(String sheet, String name) {
        String wanted = name.strip();
        List<Sheet.Spot> spots = atlas.sheet(sheet).spots();
        return Stream.of(
                        regions(sheet).stream().filter(wanted::equalsIgnoreCase),
                        spots.stream().map(Sheet.Spot::id).filter(wanted::equalsIgnoreCase),
                        spots.stream()
                                .filter(spot -> spot.name()
                                        .filter(wanted::equalsIgnoreCase)
                                        .isPresent())
                                .map(Sheet.Spot::id))
                .flatMap(found -> found)
                .findFirst()
                .orElse(name);
    }

    /**
     * Does nothing for a picture that can be painted.
     *
     * @throws BadPicture when the part asked for is not there or too large: says what would be possible
     */
    public void check(Scene scene, Framing part) {
        Closer.Shown shown = closer.look(scene, part);
        new Framing.Check(atlas.sheet(shown.sheet()), regions(scene.sheet())).check(shown.part());
    }

    /**
     * A picture of the scene.
     *
     * @throws BadPicture when the part asked for is not there or too large: says what would be possible
     * @throws IllegalArgumentException when the scene names what its sheet does not have
     */
    public byte[] map(Scene scene, Function<Text, String> words, Framing part) {
        check(scene, part);
        Closer.Shown shown = closer.look(scene, part);
        Studio studio = studio(shown.sheet());
        return map(studio, shown.part(), studio.arranged(scene, words), words);
    }

    /**
     * The map where it changed, in as few pictures as can be read on a telephone, from north to south. Each is painted when it
     * is asked for; that of no places, or of none on the sheet, is all of the map.
     */
    List<Supplier<byte[]>> changes(Scene scene, Set<String> spots, Function<Text, String> words) {
        Map<String, Lazy<ScenePainter.Arranged>> arranged = new ConcurrentHashMap<>();
        return new Parting(atlas.sheet(scene.sheet()))
                .of(spots).stream()
                        .map(part -> Framing.part(part, spots))
                        .<Supplier<byte[]>>map(part -> () -> {
                            Closer.Shown shown = closer.look(scene, part);
                            Studio studio = studio(shown.sheet());
                            return map(
                                    studio,
                                    shown.part(),
                                    arranged.computeIfAbsent(
                                                    shown.sheet(), s -> new Lazy<>(() -> studio.arranged(scene, words)))
                                            .get(),
                                    words);
                        })
                        .toList();
    }

    private static byte[] map(
            Studio studio, Framing part, ScenePainter.Arranged arranged, Function<Text, String> words) {
        List<Crop> crops = studio.crops(part, arranged, words);
        BufferedImage image =
                crops.isEmpty() ? studio.whole(arranged, words) : studio.parts(arranged, crops, part.marked());
        return PngWriter.write(image, studio.palette());
    }

    /**
     * The scenes one after the other as a GIF. Where it would be too large it is made smaller, which takes its time.
     *
     * @param most bytes
     */
    byte[] film(List<Scene> scenes, Function<Text, String> words, int most) {
        List<ScenePainter.Arranged> arranged = scenes.stream()
                .map(studio(scenes.getFirst().sheet()).arranger(words))
                .toList();
        for (int width : WIDTHS) {
            Optional<byte[]> film = film(arranged, words, width, most);
            if (film.isPresent()) {
                return film.get();
            }
        }
        throw new IllegalStateException("no film of " + scenes.size() + " pictures is so large");
    }

    private Optional<byte[]> film(
            List<ScenePainter.Arranged> scenes, Function<Text, String> words, int width, int most) {
        Studio studio = studio(scenes.getFirst().scene().sheet());
        try (GifFilm film = new GifFilm(studio.palette())) {
            for (int i = 0; i < scenes.size(); i++) {
                film.add(studio.frame(scenes.get(i), width, words), i == scenes.size() - 1 ? LAST : FRAME);
                if (film.size() > most) {
                    return Optional.empty();
                }
            }
            return Optional.of(film.finished()).filter(bytes -> bytes.length <= most);
        }
    }

    /** The dice of a report, however many. */
    public byte[] dice(DiceSheet sheet, Function<Text, String> words) {
        return PngWriter.quickly(dice.paint(sheet, words), dicePalette.get());
    }

    /** A fight as a picture. */
    public byte[] board(Board board, Function<Text, String> words) {
        return PngWriter.write(boards.paint(board, site(board), words), boardPalette.get());
    }

    /** The battlefield on the sheet that shows it largest. */
    private Optional<BoardPainter.Site> site(Board board) {
        String sheet = closer.sheet(board.sheet(), board.spot());
        return Optional.of(studio(sheet).site(board.spot()));
    }

    /** Paints the game's main sheet once, so that nobody waits for its code and its fonts. */
    void rehearse() {
        studio(atlas.sheets().firstEntry().getKey()).rehearse();
    }

    /** Make ready, one after the other, what the first pictures would wait for: grounds and palettes. */
    Stream<Runnable> warmUp() {
        return Stream.concat(
                Stream.of(dicePalette::get),
                sheets().stream().map(s -> () -> studio(s).palette()));
    }

    /** What paints that sheet. */
    Studio studio(String sheet) {
        return studios.computeIfAbsent(sheet, s -> Studio.open(config, atlas, areas, s, lettering, prints, shelf));
    }

    /** Which sheet shows a part of a scene best: the scene's own, or one that is a closer look at it. */
    private static final class Closer {
        private final Atlas atlas;

        Closer(Atlas atlas) {
            this.atlas = atlas;
        }

        /** A part, on the sheet that shows it. */
        record Shown(String sheet, Framing part) {}

        Shown look(Scene scene, Framing part) {
            String own = scene.sheet();
            return switch (part) {
                case Framing.Whole whole -> new Shown(own, whole);
                case Framing.Region region ->
                    atlas.closer(own).contains(region.name()) && region.zoom() == 0
                            ? new Shown(region.name(), Framing.whole())
                            : new Shown(own, region);
                case Framing.Around around -> new Shown(best(own, List.of(around.spot())), around);
                case Framing.LastMove move ->
                    new Shown(
                            scene.arrows().isEmpty()
                                    ? own
                                    : best(own, scene.arrows().getLast().spots()),
                            move);
                case Framing.Changed changed -> new Shown(all(own, changed.spots()), changed);
            };
        }

        /** The sheet that shows the spot largest. */
        String sheet(String own, String spot) {
            return best(own, List.of(spot));
        }

        /** The closer sheet that shows most of these spots and them farthest from its edges; the sheet itself if none does. */
        private String best(String own, List<String> spots) {
            Optional<String> closest = atlas.closer(own).stream()
                    .filter(name -> shown(name, spots) > 0)
                    .max(Comparator.comparingLong((String name) -> shown(name, spots))
                            .thenComparingDouble(name -> margin(name, spots.getLast())));
            return closest.orElse(own);
        }

        /**
         * The smallest of the closer sheets that show all of these spots, as far as they are on the map, so large that they can
         * be read; else the sheet itself, on which letters are larger against the land.
         */
        private String all(String own, Set<String> spots) {
            long there = shown(own, spots);
            return atlas.closer(own).stream()
                    .filter(name -> there > 0 && shown(name, spots) == there)
                    .filter(name -> new Parting(atlas.sheet(name)).reads(spots))
                    .min(Comparator.comparingInt(
                            name -> atlas.sheet(name).spots().size()))
                    .orElse(own);
        }

        private long shown(String name, Collection<String> spots) {
            return atlas.sheet(name).spots().stream()
                    .filter(s -> spots.contains(s.id()))
                    .count();
        }

        private double margin(String name, String spot) {
            Sheet sheet = atlas.sheet(name);
            return sheet.spots().stream()
                    .filter(s -> s.id().equals(spot))
                    .mapToDouble(s -> {
                        double x = sheet.x(s.at());
                        double y = sheet.y(s.at());
                        return Math.min(
                                Math.min(x, sheet.map().width() - x),
                                Math.min(y, sheet.map().height() - y));
                    })
                    .findFirst()
                    .orElse(0);
        }
    }
}
