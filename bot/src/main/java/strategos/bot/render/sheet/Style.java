package strategos.bot.render.sheet;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Hatch;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Tone.Dye;
import strategos.bot.render.ink.Tone.Plate;

/** How one kind of thing looks: its shape by its kind, its colours by its fields. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Style.Pawn.class, name = "pawn"),
    @JsonSubTypes.Type(value = Style.Counter.class, name = "counter"),
    @JsonSubTypes.Type(value = Style.Hidden.class, name = "hidden"),
    @JsonSubTypes.Type(value = Style.Chip.class, name = "chip"),
    @JsonSubTypes.Type(value = Style.Pill.class, name = "pill"),
    @JsonSubTypes.Type(value = Style.Star.class, name = "star"),
    @JsonSubTypes.Type(value = Style.Marker.class, name = "marker"),
    @JsonSubTypes.Type(value = Style.Holding.class, name = "place"),
    @JsonSubTypes.Type(value = Style.Spot.class, name = "spot"),
    @JsonSubTypes.Type(value = Style.Route.class, name = "route"),
    @JsonSubTypes.Type(value = Style.Arrow.class, name = "arrow"),
    @JsonSubTypes.Type(value = Style.Tint.class, name = "area")
})
public sealed interface Style {
    /** Its main colour: of a card's edge, of a bar, of a strip's edge. */
    Tone colour();

    /** Something that lies in a stack. */
    sealed interface Stacked extends Style permits Pawn, Counter, Hidden, Chip, Pill, Star, Marker {}

    /** Something that can stand on another plate than its own. */
    interface Plated {
        Style on(Plate plate);
    }

    /** Something in the colours of a nation. */
    sealed interface National extends Style, Plated permits Counter, Hidden, Chip, Pill, Star, Holding {
        Tone ink();

        Hatch hatch();

        Plate plate();

        /** The colours that it lends to its icon. */
        default Dye.Dyes dyes() {
            return role -> switch (role) {
                case BODY -> colour();
                case INK -> ink();
                case PLATE -> plate().ground();
                case PLATE_INK -> plate().ink();
                case RIM -> plate().rim();
            };
        }
    }

    /** A playing piece with a sign on its head and its number on a tab below. */
    record Pawn(Tone colour, Tone ink, Optional<Tone> die) implements Stacked {}

    /**
     * A unit: body with hatch and figure, its strength on the plate; with a badge it is a pile.
     *
     * @param figure an icon
     * @param letters on it, where the piece has none of its own
     * @param chip the icon that stands for the figure where room is scarce
     */
    record Counter(
            Tone colour,
            Tone ink,
            Hatch hatch,
            Plate plate,
            String figure,
            Optional<String> letters,
            Optional<String> chip,
            Optional<Tone> die)
            implements Stacked, National {
        @Override
        public Counter on(Plate other) {
            return new Counter(colour, ink, hatch, other, figure, letters, chip, die);
        }

        /** How it looks where room is scarce. */
        public Chip small() {
            return new Chip(colour, ink, hatch, plate, chip.orElse(figure));
        }
    }

    /** The back of a counter; its letter on a tab. */
    record Hidden(Tone colour, Tone ink, Hatch hatch, Plate plate, String figure, Tone seal)
            implements Stacked, National {
        @Override
        public Hidden on(Plate other) {
            return new Hidden(colour, ink, hatch, other, figure, seal);
        }
    }

    /** A counter where room is scarce: figure beside number. */
    record Chip(Tone colour, Tone ink, Hatch hatch, Plate plate, String figure) implements Stacked, National {
        @Override
        public Chip on(Plate other) {
            return new Chip(colour, ink, hatch, other, figure);
        }
    }

    /** A person: sign, name and ratings in one line. */
    record Pill(Tone colour, Tone ink, Hatch hatch, Plate plate) implements Stacked, National {
        @Override
        public Pill on(Plate other) {
            return new Pill(colour, ink, hatch, other);
        }

        /** How it looks where room is scarce. */
        public Star small() {
            return new Star(colour, ink, hatch, plate);
        }
    }

    /** A person where room is scarce: a star alone. */
    record Star(Tone colour, Tone ink, Hatch hatch, Plate plate) implements Stacked, National {
        @Override
        public Star on(Plate other) {
            return new Star(colour, ink, hatch, other);
        }
    }

    /** A state of a place: an icon with an outline of its own. */
    record Marker(String icon, Optional<Plate> plate) implements Stacked, Plated {
        @Override
        public Marker on(Plate other) {
            return new Marker(icon, Optional.of(other));
        }

        @Override
        public Tone colour() {
            return plate.orElse(Plate.LIGHT).ground();
        }

        /** The colours that it lends to its icon. */
        public Dye.Dyes dyes() {
            Plate on = plate.orElse(Plate.LIGHT);
            return role -> switch (role) {
                case BODY, PLATE -> on.ground();
                case INK, PLATE_INK -> on.ink();
                case RIM -> on.rim();
            };
        }
    }

    /**
     * A place with a holder: ring of the holder's colour, strength on the plate; or all of the holder's colour with a figure.
     *
     * @param figure an icon in its middle, instead of the plate
     */
    record Holding(Outline outline, Tone colour, Tone ink, Hatch hatch, Plate plate, Optional<String> figure)
            implements National {
        @Override
        public Holding on(Plate other) {
            return new Holding(outline, colour, ink, hatch, other, figure);
        }
    }

    /**
     * The colour of an area, laid over its ground.
     *
     * @param fill how strongly, 0 to 1
     * @param mark how strongly where its pattern runs
     * @param hatch the pattern, of straight lines
     * @param step from line to line in pixels
     * @param width of a line in pixels
     */
    record Tint(Tone colour, double fill, double mark, Hatch hatch, int step, int width) implements Style {
        public Tint {
            if (step < 1 || width < 0 || fill < 0 || mark < 0 || fill > 1 || mark > 1) {
                throw new IllegalArgumentException("a tint has shares from 0 to 1 and a step above 0");
            }
        }

        /** Whether the pattern runs over that pixel. */
        public boolean marks(int x, int y) {
            return switch (hatch) {
                case HORIZONTAL -> y % step < width;
                case VERTICAL -> x % step < width;
                case RISING -> (x + y) % step < width;
                case FALLING -> Math.floorMod(x - y, step) < width;
                case CROSSED -> (x + y) % step < width || Math.floorMod(x - y, step) < width;
                case GRID -> x % step < width || y % step < width;
                case NONE, DOTS, CHEVRONS -> false;
            };
        }
    }

    /**
     * A space as the ground prints it.
     *
     * @param colour of the disc
     * @param rim its outline, that wide
     * @param size of the type of its sign; 0 for no sign
     */
    record Spot(Outline outline, Tone colour, double radius, Tone rim, double rimWidth, double size) implements Style {}

    /**
     * A line between spots.
     *
     * @param dash lengths of dashes and gaps; none for a whole line
     * @param casing under the line, that wide
     */
    record Route(Tone colour, double width, Optional<List<Double>> dash, Tone casing, double casingWidth)
            implements Style {
        /** The same, so many times as wide. */
        public Route scaled(double by) {
            return new Route(
                    colour,
                    width * by,
                    dash.map(lengths -> lengths.stream().map(l -> l * by).toList()),
                    casing,
                    casingWidth * by);
        }
    }

    /**
     * A move.
     *
     * @param tail width where it starts
     * @param shoulder width at its end, below the head
     * @param head width of the head in parts of the shoulder; 0 for a trail that ends round its last spot
     */
    record Arrow(Tone colour, Tone rim, double tail, double shoulder, double head) implements Style {
        /** The same, so many times as wide. */
        public Arrow scaled(double by) {
            return new Arrow(colour, rim, tail * by, shoulder * by, head);
        }
    }

    /** The shape of a place: what it is reads from its outline alone. */
    public enum Outline {
        @JsonProperty("disc")
        DISC {
            @Override
            public Shape outer(double x, double y, double radius) {
                return Canvas.disc(x, y, radius);
            }

            @Override
            public Shape inner(double x, double y, double radius) {
                return Canvas.disc(x, y, radius * .65);
            }
        },
        @JsonProperty("walls")
        WALLS {
            @Override
            public Shape outer(double x, double y, double radius) {
                double side = radius * .95;
                double tower = radius * .275;
                Area walls = new Area(square(x, y, side));
                for (int i = -1; i <= 1; i += 2) {
                    for (int j = -1; j <= 1; j += 2) {
                        walls.add(new Area(square(x + i * side, y + j * side, tower)));
                    }
                }
                return walls;
            }

            @Override
            public Shape inner(double x, double y, double radius) {
                return square(x, y, radius * .66);
            }
        },
        @JsonProperty("lozenge")
        LOZENGE {
            @Override
            public Shape outer(double x, double y, double radius) {
                return lozenge(x, y, radius * 1.05);
            }

            @Override
            public Shape inner(double x, double y, double radius) {
                return lozenge(x, y, radius * .65);
            }
        },
        @JsonProperty("square")
        SQUARE {
            @Override
            public Shape outer(double x, double y, double radius) {
                return square(x, y, radius);
            }

            @Override
            public Shape inner(double x, double y, double radius) {
                return square(x, y, radius * .66);
            }
        },
        @JsonProperty("tower")
        TOWER {
            @Override
            public Shape outer(double x, double y, double radius) {
                return tower(x, y, radius * 1.12);
            }

            @Override
            public Shape inner(double x, double y, double radius) {
                return tower(x, y + radius * .04, radius * .86);
            }
        },
        @JsonProperty("ring")
        RING {
            @Override
            public Shape outer(double x, double y, double radius) {
                return Canvas.disc(x, y, radius);
            }

            @Override
            public Shape inner(double x, double y, double radius) {
                return Canvas.disc(x, y, radius * .46);
            }
        };

        /** The whole of a place with that radius. */
        public abstract Shape outer(double x, double y, double radius);

        /** Its core, where its strength stands. */
        public abstract Shape inner(double x, double y, double radius);

        private static Shape square(double x, double y, double half) {
            return new Rectangle2D.Double(x - half, y - half, 2 * half, 2 * half);
        }

        /** A tower with three battlements. */
        private static Shape tower(double x, double y, double half) {
            double[] across = {-.86, -.86, -1, -1, -.58, -.58, -.22, -.22, .22, .22, .58, .58, 1, 1, .86, .86};
            double[] down = {1, -.36, -.36, -1, -1, -.66, -.66, -1, -1, -.66, -.66, -1, -1, -.36, -.36, 1};
            Path2D path = new Path2D.Double();
            for (int i = 0; i < across.length; i++) {
                if (i == 0) {
                    path.moveTo(x + across[i] * half, y + down[i] * half);
                } else {
                    path.lineTo(x + across[i] * half, y + down[i] * half);
                }
            }
            path.closePath();
            return path;
        }

        private static Shape lozenge(double x, double y, double half) {
            Path2D path = new Path2D.Double();
            path.moveTo(x, y - half);
            path.lineTo(x + half, y);
            path.lineTo(x, y + half);
            path.lineTo(x - half, y);
            path.closePath();
            return path;
        }
    }
}
