package strategos.bot.render.sheet;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import strategos.bot.render.ink.Icon;
import strategos.bot.render.sheet.Sheet.Icons;
import strategos.bot.render.sheet.Sheet.Look;
import strategos.engine.config.BadData;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.StrictJson;

/** The look of one game with all its sheets, checked whole when it is read. */
public final class Atlas {
    private final String game;
    private final Look look;
    private final Icons icons;
    private final SequencedMap<String, Sheet> sheets;

    private Atlas(String game, Look look, Icons icons, SequencedMap<String, Sheet> sheets) {
        this.game = game;
        this.look = look;
        this.icons = icons;
        this.sheets = Collections.unmodifiableSequencedMap(sheets);
    }

    /**
     * Reads {@code look.json} and every sheet it names below {@code games/<game>}.
     *
     * @throws BadData with the file, the path in it and the reason
     */
    public static Atlas read(ConfigFolder config, String game) {
        Icons icons = Icons.read(config);
        String folder = "games/" + game + "/";
        Look look = StrictJson.read("config/" + folder + "look.json", config.text(folder + "look.json"), Look.class);
        checkLook("config/" + folder + "look.json", look, icons);
        SequencedMap<String, Sheet> sheets = new LinkedHashMap<>();
        for (String name : look.sheets()) {
            String file = folder + "sheet-" + name + ".json";
            Sheet sheet = StrictJson.read("config/" + file, config.text(file), Sheet.class);
            Sheet whole = sheet.of().isEmpty() ? sheet : Excerpt.of(needed(sheets, sheet, "config/" + file), sheet);
            new SheetCheck("config/" + file, whole, look, icons, config).check();
            sheets.put(name, whole);
        }
        return new Atlas(game, look, icons, sheets);
    }

    private static Sheet needed(Map<String, Sheet> before, Sheet closer, String file) {
        Sheet whole = before.get(closer.of().orElseThrow());
        if (whole == null) {
            throw new BadData(
                    file,
                    "of",
                    "no sheet before this one is called " + closer.of().get());
        }
        return whole;
    }

    private static void checkLook(String file, Look look, Icons icons) {
        look.icons().forEach((name, drawing) -> need(icons, drawing, file, "icons." + name));
        look.styles().forEach((name, style) -> {
            String path = "styles." + name;
            switch (style) {
                case Style.Counter s -> {
                    need(icons, s.figure(), file, path + ".figure");
                    s.chip().ifPresent(chip -> need(icons, chip, file, path + ".chip"));
                }
                case Style.Hidden s -> need(icons, s.figure(), file, path + ".figure");
                case Style.Chip s -> need(icons, s.figure(), file, path + ".figure");
                case Style.Marker s -> need(icons, s.icon(), file, path + ".icon");
                case Style.Pawn s -> {}
                case Style.Pill s -> {}
                case Style.Star s -> {}
                case Style.Holding s -> s.figure().ifPresent(figure -> need(icons, figure, file, path + ".figure"));
                case Style.Tint s -> {}
                case Style.Spot s -> {}
                case Style.Route s -> {}
                case Style.Arrow s -> {}
            }
        });
    }

    private static void need(Icons icons, String drawing, String file, String path) {
        if (!icons.has(drawing)) {
            throw new BadData(file, path, "config/look/icons.json has no " + drawing);
        }
    }

    public String game() {
        return game;
    }

    public Look look() {
        return look;
    }

    /** The sheets by name. */
    public SequencedMap<String, Sheet> sheets() {
        return sheets;
    }

    /** The sheet of that name. @throws IllegalArgumentException when the game has none */
    public Sheet sheet(String name) {
        Sheet sheet = sheets.get(name);
        if (sheet == null) {
            throw new IllegalArgumentException(game + " has no sheet " + name);
        }
        return sheet;
    }

    /** The names of the closer looks at a sheet. */
    public Set<String> closer(String name) {
        Set<String> closer = new LinkedHashSet<>();
        sheets.forEach((closerName, sheet) -> {
            if (sheet.of().filter(name::equals).isPresent()) {
                closer.add(closerName);
            }
        });
        return closer;
    }

    /** The drawing that a scene's name of an icon stands for. @throws IllegalArgumentException when the game has none */
    public Icon icon(String name) {
        String drawing = look.icons().get(name);
        if (drawing == null) {
            throw new IllegalArgumentException(game + " has no icon " + name);
        }
        return icons.get(drawing);
    }

    /** The drawings that all games share. */
    public Icons icons() {
        return icons;
    }

    /** A closer look at a sheet: the spots that lie on the closer map, and the roads that reach them. */
    private static final class Excerpt {
        /** Nearer to the edge, in pixels, a spot would stand in the frame. */
        private static final double MARGIN = 27;

        private Excerpt() {}

        /** The closer sheet with what it shows of the whole; what it says itself comes first. */
        static Sheet of(Sheet whole, Sheet closer) {
            List<Sheet.Spot> spots = new ArrayList<>(closer.spots());
            Set<String> shown = new HashSet<>();
            closer.spots().forEach(s -> shown.add(s.id()));
            List<Sheet.Spot> others = new ArrayList<>();
            for (Sheet.Spot spot : whole.spots()) {
                if (!shown.contains(spot.id())) {
                    (onMap(closer, spot) ? spots : others).add(spot);
                }
            }
            spots.forEach(s -> shown.add(s.id()));
            List<Sheet.Road> roads = new ArrayList<>(closer.roads());
            whole.roads().stream()
                    .filter(r -> r.spots().stream().anyMatch(shown::contains))
                    .forEach(roads::add);
            return new Sheet(
                    closer.about(),
                    closer.of(),
                    closer.name(),
                    closer.size(),
                    closer.panel(),
                    closer.footer(),
                    closer.scale(),
                    closer.ground(),
                    whole.areas(),
                    closer.stacks(),
                    closer.types(),
                    spots,
                    Optional.of(others),
                    roads,
                    closer.decor(),
                    closer.regions());
        }

        private static boolean onMap(Sheet sheet, Sheet.Spot spot) {
            double x = sheet.x(spot.at());
            double y = sheet.y(spot.at());
            Sheet.Size map = sheet.map();
            return x > MARGIN && y > MARGIN && x < map.width() - MARGIN && y < map.height() - MARGIN;
        }
    }
}
