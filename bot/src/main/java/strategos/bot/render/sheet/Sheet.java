package strategos.bot.render.sheet;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeSet;
import strategos.bot.render.ink.Icon;
import strategos.bot.render.ink.Icon.Layer;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;
import strategos.bot.render.ink.Type.Face;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.StrictJson;

/**
 * One map as config describes it.
 *
 * @param about what it is and where its values come from
 * @param of the sheet that this one is a closer look at: its spots and roads are shown where they lie on this map
 * @param name of a closer look, as its footer letters it
 * @param size of the whole picture in pixels
 * @param panel beside the map, at its right; none for a sheet that is all map
 * @param footer below the map
 * @param scale of places, roads and arrows against what their styles say; 1 when missing
 * @param ground what is painted below; none for plain paper
 * @param areas into which the ground is divided
 * @param stacks how pieces lie on it
 * @param types of lettering, by name
 * @param beyond spots off this map, to which roads lead
 * @param regions parts to look at, by name
 */
public record Sheet(
        String about,
        Optional<String> of,
        Optional<String> name,
        Size size,
        Optional<Side> panel,
        Optional<Footer> footer,
        Optional<Double> scale,
        Optional<Ground> ground,
        Optional<Areas> areas,
        Stacks stacks,
        Map<String, NameType> types,
        List<Spot> spots,
        Optional<List<Spot>> beyond,
        List<Road> roads,
        List<Decor> decor,
        SequencedMap<String, Region> regions) {
    /** Larger pictures than this would not fit into the heap several times. */
    private static final int MOST_PIXELS = 4_000_000;

    public Sheet {
        types = Map.copyOf(types);
        spots = List.copyOf(spots);
        beyond = beyond.map(List::copyOf);
        roads = List.copyOf(roads);
        decor = List.copyOf(decor);
        if (size.width() < 200 || size.height() < 200 || (long) size.width() * size.height() > MOST_PIXELS) {
            throw new IllegalArgumentException(
                    "a sheet has at least 200 by 200 and at most " + MOST_PIXELS + " pixels");
        }
    }

    /** Pixels of the map alone. */
    public Size map() {
        return new Size(
                size.width() - panel.map(Side::width).orElse(0),
                size.height() - footer.map(Footer::height).orElse(0));
    }

    /** How large a length of a style is on this sheet. */
    public double scaled(double length) {
        return length * scale.orElse(1.0);
    }

    /** The inset that shows the place, if one does. */
    public Optional<Inset> inset(Position at) {
        return ground.flatMap(Ground::inset).filter(i -> i.shows(at));
    }

    /** The x of a place in pixels. */
    public double x(Position at) {
        return ground.map(g -> inset(at)
                        .map(i -> i.xOf(at))
                        .orElseGet(() -> g.projection().x(at.x())))
                .orElse(at.x());
    }

    /** The y of a place in pixels. */
    public double y(Position at) {
        return ground.map(g -> inset(at)
                        .map(i -> i.yOf(at))
                        .orElseGet(() -> g.projection().y(at.y())))
                .orElse(at.y());
    }

    /** Width and height in pixels. */
    public record Size(int width, int height) {}

    /** The panel beside the map. */
    public record Side(int width) {}

    /**
     * The band below the map.
     *
     * @param height in pixels
     * @param panels keys of the headings of those panels of a scene that it shows
     */
    public record Footer(int height, List<String> panels) {
        public Footer {
            panels = List.copyOf(panels);
        }
    }

    /**
     * A painted land with its sea.
     *
     * @param coast a file of {@code config/coasts}
     * @param ranges a file of {@code config/look}
     * @param seed of everything that looks like chance
     * @param glyph size of a mountain in pixels
     * @param band width of the first step of the sea's depth in pixels
     */
    public record Ground(
            String coast,
            String ranges,
            long seed,
            double glyph,
            double band,
            Projection projection,
            Optional<Rose> rose,
            Optional<Scale> scale,
            Optional<Inset> inset) {}

    /**
     * A far part of the land in a box of its own on the map, at a scale of its own.
     *
     * @param title as lettered
     * @param x left edge on the map in pixels
     * @param y upper edge on the map in pixels
     * @param glyph size of a mountain in pixels
     * @param band width of the first step of the sea's depth in pixels
     * @param bounds what stands in the box and not on the map
     */
    public record Inset(
            String title,
            double x,
            double y,
            int width,
            int height,
            double glyph,
            double band,
            Projection projection,
            Region bounds) {
        /** Whether the place stands in the box. */
        public boolean shows(Position at) {
            return at.x() > bounds.northWest().x()
                    && at.x() < bounds.southEast().x()
                    && at.y() < bounds.northWest().y()
                    && at.y() > bounds.southEast().y();
        }

        /** The x of a place on the map in pixels. */
        public double xOf(Position at) {
            return x + projection.x(at.x());
        }

        /** The y of a place on the map in pixels. */
        public double yOf(Position at) {
            return y + projection.y(at.y());
        }
    }

    /** A compass rose at a point of the map in pixels. */
    public record Rose(double x, double y, double radius, String north) {}

    /**
     * A scale bar at a point of the map in pixels.
     *
     * @param metres of one unit
     * @param steps units where a figure stands; the bar ends at the last
     */
    public record Scale(double x, double y, String unit, double metres, List<Integer> steps) {}

    /**
     * How pieces lie.
     *
     * @param beside whether a stack stands beside its spot with a line to it, or on the spot
     * @param side of a counter in pixels
     * @param columns how many counters stand in a row
     * @param compact whether counters are drawn as chips and persons as stars, for want of room
     */
    public record Stacks(boolean beside, double side, int columns, Optional<Boolean> compact) {
        public Stacks {
            if (side <= 0 || columns < 1) {
                throw new IllegalArgumentException("side and columns of stacks are numbers above 0");
            }
        }

        public boolean isCompact() {
            return compact.orElse(false);
        }
    }

    /**
     * A place that the game knows.
     *
     * @param id its name in scenes
     * @param sign what is printed on it
     * @param look a style of kind spot; none for a spot that the ground does not print
     * @param name as lettered; none for a place without a name
     * @param type how the name is lettered
     * @param label where the name stands best
     * @param radius other than its style's
     * @param side of counters here, other than the sheet's
     * @param emblem an icon at its lower right
     * @param tags figures behind its name
     */
    public record Spot(
            String id,
            Position at,
            Optional<String> sign,
            Optional<String> look,
            Optional<String> name,
            Optional<String> type,
            Optional<Bearing> label,
            Optional<Double> radius,
            Optional<Double> side,
            Optional<String> emblem,
            Optional<List<Tag>> tags) {
        public Spot {
            tags = tags.map(List::copyOf);
        }
    }

    /** A figure in a box of that colour. */
    public record Tag(String text, Tone colour) {}

    /**
     * A line through spots, of a style of kind route.
     *
     * @param through points between the first two spots, round which the line bends
     */
    public record Road(String style, List<String> spots, Optional<List<Position>> through) {
        public Road {
            spots = List.copyOf(spots);
            through = through.map(List::copyOf);
        }
    }

    /**
     * A name that is no place of the game: a land, a sea, a river.
     *
     * @param at its middle; none for a river
     * @param river the river of the coast file beside which it stands
     */
    public record Decor(String name, String type, Optional<Position> at, Optional<String> river) {
        public Decor {
            if (at.isPresent() == river.isPresent()) {
                throw new IllegalArgumentException("a name stands either at a point or by a river");
            }
        }
    }

    /** A part of the map between two corners. */
    public record Region(Position northWest, Position southEast) {}

    /** A place on a sheet as config writes it: {@code [longitude, latitude]}, or pixels on a sheet without a ground. */
    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    public record Position(double x, double y) {}

    /**
     * How one class of names is lettered.
     *
     * @param capitals whether it is set in capitals
     * @param haloWidth of the light outline under the letters, in pixels
     * @param rank what gives way to what where names meet: the higher stays; names of lands, seas and rivers may be left out
     */
    public record NameType(
            Face face,
            double size,
            double tracking,
            boolean capitals,
            Tone ink,
            Tone halo,
            double haloWidth,
            double rank) {
        public Type type() {
            return new Type(face, size, tracking);
        }

        /** The name as it is lettered. */
        public String lettered(String name) {
            return capitals ? name.toUpperCase(Locale.ROOT) : name;
        }
    }

    /** The drawings that all games share, by name. */
    public static final class Icons {
        private static final String FILE = "look/icons.json";

        private final Map<String, Icon> icons;

        private Icons(Map<String, Icon> icons) {
            this.icons = icons;
        }

        record Document(String about, SequencedMap<String, List<Layer>> icons) {}

        /**
         * Reads {@code look/icons.json}.
         *
         * @throws strategos.engine.config.BadData with the file, the path in it and the reason
         */
        public static Icons read(ConfigFolder config) {
            Document document = StrictJson.read("config/" + FILE, config.text(FILE), Document.class);
            Map<String, Icon> icons = new LinkedHashMap<>();
            document.icons().forEach((name, layers) -> icons.put(name, new Icon(layers)));
            return new Icons(icons);
        }

        /** The icon of that name. @throws IllegalArgumentException when there is none */
        public Icon get(String name) {
            Icon icon = icons.get(name);
            if (icon == null) {
                throw new IllegalArgumentException("there is no icon " + name + " in config/" + FILE);
            }
            return icon;
        }

        public boolean has(String name) {
            return icons.containsKey(name);
        }
    }

    /**
     * How all pictures of a game look: {@code games/<game>/look.json}.
     *
     * @param sheets the names of its maps, the files {@code sheet-<name>.json}
     * @param styles by the names that scenes use
     * @param icons the names that scenes use for icons, and the drawings they stand for
     */
    public record Look(List<String> sheets, SequencedMap<String, Style> styles, SequencedMap<String, String> icons) {
        public Look {
            sheets = List.copyOf(sheets);
            styles = Collections.unmodifiableSequencedMap(styles);
            icons = Collections.unmodifiableSequencedMap(icons);
        }

        /** The style of that name, if the game has one. */
        public Optional<Style> find(String name) {
            return Optional.ofNullable(styles.get(name));
        }

        /** The style of that name. @throws IllegalArgumentException when the game has none */
        public Style style(String name) {
            Style style = styles.get(name);
            if (style == null) {
                throw new IllegalArgumentException("there is no style " + name + "; there are "
                        + String.join(", ", new TreeSet<>(styles.keySet())));
            }
            return style;
        }

        /** The style of that name, if it is of that kind. @throws IllegalArgumentException when it is not */
        public <T extends Style> T style(String name, Class<T> kind) {
            Style style = style(name);
            if (!kind.isInstance(style)) {
                throw new IllegalArgumentException("the style " + name + " is a "
                        + style.getClass().getSimpleName() + ", not a " + kind.getSimpleName());
            }
            return kind.cast(style);
        }
    }
}
