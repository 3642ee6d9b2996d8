package strategos.bot.render.layout;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.bot.render.area.AreaMap;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Type;
import strategos.bot.render.layout.Placer.Item;
import strategos.bot.render.sheet.Sheet;
import strategos.bot.render.sheet.Sheet.NameType;

/** A sheet with everything in its place: spots, names, and room for a stack beside each spot. */
public final class Chart {
    private final Sheet sheet;
    private final SequencedMap<String, SpotPoint> spots;
    private final List<PlacedName> names;
    private final Map<String, SpotPoint> beyond;
    private final List<Way> ways;
    private final List<Exit> exits;
    private final Map<String, Bounds> slots;
    private final Surroundings stackRoom;
    private final Territories territories;
    private final Shores shores;

    Chart(
            Sheet sheet,
            SequencedMap<String, SpotPoint> spots,
            List<PlacedName> names,
            Map<String, SpotPoint> beyond,
            List<Way> ways,
            List<Exit> exits,
            Map<String, Bounds> slots,
            Surroundings stackRoom,
            Territories territories,
            Shores shores) {
        this.sheet = sheet;
        this.spots = Collections.unmodifiableSequencedMap(spots);
        this.names = List.copyOf(names);
        this.beyond = Map.copyOf(beyond);
        this.ways = List.copyOf(ways);
        this.exits = List.copyOf(exits);
        this.slots = Map.copyOf(slots);
        this.stackRoom = stackRoom;
        this.shores = shores;
        this.territories = territories;
    }

    public Sheet sheet() {
        return sheet;
    }

    /** The spots by id, in the order of the sheet. */
    public SequencedMap<String, SpotPoint> spots() {
        return spots;
    }

    /** The spot of that id. @throws IllegalArgumentException when the sheet has none */
    public SpotPoint spot(String id) {
        SpotPoint spot = spots.get(id);
        if (spot == null) {
            throw new IllegalArgumentException("the sheet has no spot " + id);
        }
        return spot;
    }

    /** Whether the spot lies on this map; not so when it lies beyond. @throws IllegalArgumentException for an unknown one */
    public boolean shows(String id) {
        if (beyond.containsKey(id)) {
            return false;
        }
        spot(id);
        return true;
    }

    /** The spots beyond the map, to which roads lead, by id. */
    public Map<String, SpotPoint> beyond() {
        return beyond;
    }

    /** The roads as lines. */
    public List<Way> ways() {
        return ways;
    }

    /** The signs at the map's edge. */
    public List<Exit> exits() {
        return exits;
    }

    /** The points between two spots along the road that joins them; none where no road does. */
    public List<SpotLayout.Point> between(String from, String to) {
        return ways.stream()
                .filter(w -> w.joins(from, to))
                .findFirst()
                .map(w -> {
                    List<SpotLayout.Point> inner =
                            w.points().subList(1, w.points().size() - 1);
                    return w.road().spots().getFirst().equals(from) ? inner : inner.reversed();
                })
                .orElse(List.of());
    }

    /** All names that found a place. */
    public List<PlacedName> names() {
        return names;
    }

    /** The room kept for a stack, by spot. */
    public Map<String, Bounds> slots() {
        return slots;
    }

    /** Whether the spot stands for an area, and so for all places in it. */
    public boolean isArea(SpotPoint spot) {
        return territories.has(spot);
    }

    /** Whether what stands there reads as lying in the area of that spot. */
    public boolean within(SpotPoint spot, Bounds box) {
        return territories.within(spot, box);
    }

    /** What a stack loses by standing where it reads as lying elsewhere than in its area, or ashore when it is at sea. */
    double straying(SpotPoint spot, Bounds box) {
        return territories.has(spot) ? territories.straying(spot, box) : shores.ashore(spot, box);
    }

    /** What stacks must not cover, and had better not. */
    Surroundings stackRoom() {
        return stackRoom;
    }

    /**
     * A sign at the map's edge: where a road leads that leaves the map.
     *
     * @param angle of the way there, clockwise from the east
     */
    public record Exit(String name, Bounds box, double angle) {
        /** How the signs are lettered. */
        public static final Type TYPE = Type.sans(17);
    }

    /**
     * A name with its place.
     *
     * @param text as lettered
     * @param of the spot it names; none for a land, sea or river
     */
    public record PlacedName(String text, NameType type, Bounds box, Optional<SpotPoint> of) {
        private static final double FAR = 2.2;

        /** Of an emblem before the name of an area, in parts of the type's size. */
        private static final double EMBLEM = 1.3;

        /** The room that the emblem of an area takes up before its name. */
        public static double emblemWidth(SpotPoint spot, NameType type) {
            return spot.spot().emblem().isPresent() ? type.size() * EMBLEM : 0;
        }

        /** Whether it stands so far from its spot that a line must join them. */
        public boolean far() {
            return of.filter(s -> box.distance(s.x(), s.y()) > FAR * s.radius()).isPresent();
        }
    }

    /** A spot with the place where it is drawn, in the sheet's pixels. */
    public record SpotPoint(Sheet.Spot spot, double x, double y, double radius) {
        private static final double EMBLEM = 1.15;
        private static final double ASIDE = 1.05;

        /** The emblem at its lower right. */
        public Bounds emblem() {
            double half = radius * EMBLEM / 2;
            return Bounds.around(x + radius * ASIDE, y + radius * ASIDE, half, half);
        }

        /** What it takes up. */
        public Bounds box() {
            return Bounds.around(x, y, radius, radius);
        }
    }

    /**
     * A road as it is drawn.
     *
     * @param points from its first spot to its last, in the sheet's pixels
     * @param inset in which it is drawn; none for the map itself
     */
    public record Way(Sheet.Road road, List<SpotLayout.Point> points, Optional<Sheet.Inset> inset) {
        public Way {
            points = List.copyOf(points);
        }

        /** Straight from spot to spot, or bent softly round the points that the road leads through. */
        public Path2D line() {
            Path2D line = new Path2D.Double();
            int last = points.size() - 1;
            line.moveTo(points.getFirst().x(), points.getFirst().y());
            for (int i = 1; i < last; i++) {
                SpotLayout.Point bend = points.get(i);
                SpotLayout.Point next = points.get(i + 1);
                if (road.through().isEmpty()) {
                    line.lineTo(bend.x(), bend.y());
                } else {
                    line.quadTo(bend.x(), bend.y(), (bend.x() + next.x()) / 2, (bend.y() + next.y()) / 2);
                }
            }
            line.lineTo(points.get(last).x(), points.get(last).y());
            return line;
        }

        /** Whether it leads from the one spot to the other and to no third. */
        boolean joins(String from, String to) {
            List<String> spots = road.spots();
            return spots.size() == 2 && !from.equals(to) && spots.contains(from) && spots.contains(to);
        }
    }

    /** The title of an inset: a tab in its left upper corner. */
    public static final class InsetTitle {
        /** How it is lettered. */
        public static final Type TYPE = Type.serif(18).tracked(.08);

        private static final double HEIGHT = 28;
        private static final double MARGIN = 12;

        private InsetTitle() {}

        /** The title as lettered. */
        public static String text(Sheet.Inset inset) {
            return inset.title().toUpperCase(Locale.ROOT);
        }

        /** What the tab takes up. */
        public static Bounds box(Sheet.Inset inset, Lettering lettering) {
            return new Bounds(inset.x(), inset.y(), lettering.width(text(inset), TYPE) + 2 * MARGIN, HEIGHT);
        }
    }

    /** What it costs a name or a stack to stand outside the area that it belongs to. */
    static final class Territories {
        private static final double[] SAMPLES = {.1, .5, .9};

        /** A name outside its area would be read as another's. */
        private static final double NAME_OUTSIDE = 22;

        private static final double NAME_OFF_SHORE = .25;
        private static final double STACK_OUTSIDE = 16;
        private static final double STACK_OFF_SHORE = .6;

        /** What a stack pays for each of nine points that lies not in its area. */
        private static final double OFF_SHORE = 9;

        private static final double ELSEWHERE = 36;
        private static final double ASHORE = 44;
        private static final double LEAST_INSIDE = 7;
        private static final int REACH = 7;

        /** Steps in parts of the height of the letters. */
        private static final double ACROSS = .6;

        private static final double DOWN = .45;
        private static final double AWAY = 1.3;
        private static final double BUSY = .7;

        private final Optional<AreaMap> areas;

        Territories(Optional<AreaMap> areas) {
            this.areas = areas;
        }

        /** Whether the spot stands for an area. */
        boolean has(SpotPoint spot) {
            return areas.filter(a -> a.has(spot.spot().id())).isPresent();
        }

        /** Where the name of an area can stand: anywhere in it, best in its middle. */
        List<Item.Choice> names(SpotPoint spot, double width, double height, Surroundings surroundings) {
            List<Item.Choice> choices = new ArrayList<>();
            for (int i = -REACH; i <= REACH; i++) {
                for (int j = -REACH; j <= REACH; j++) {
                    Bounds box = Bounds.around(
                            spot.x() + i * ACROSS * height, spot.y() + j * DOWN * height, width / 2, height / 2);
                    double base = (i * i + j * j) * AWAY + outside(spot, box, NAME_OFF_SHORE) * NAME_OUTSIDE;
                    choices.add(surroundings.weighed(box, base, BUSY));
                }
            }
            return choices;
        }

        /** Places for a stack, dearer the more of each lies in other areas; and one in the midst of the area. */
        List<Item.Choice> stacks(SpotPoint spot, List<Item.Choice> around, Surroundings surroundings, double busy) {
            if (!has(spot)) {
                return around;
            }
            Bounds any = around.getFirst().box();
            Bounds middle = Bounds.around(spot.x(), spot.y(), any.width() / 2, any.height() / 2);
            List<Item.Choice> choices = new ArrayList<>();
            choices.add(surroundings.weighed(middle, 0, busy));
            choices.addAll(around);
            choices.replaceAll(c ->
                    new Item.Choice(c.box(), c.cost() + outside(spot, c.box(), STACK_OFF_SHORE) * STACK_OUTSIDE));
            return choices;
        }

        /** What it costs a stack to lie in other areas, and a fleet to lie ashore; an army off its shore is still near it. */
        double straying(SpotPoint spot, Bounds box) {
            AreaMap map = areas.orElseThrow();
            double cost = 0;
            for (double u : SAMPLES) {
                for (double v : SAMPLES) {
                    double x = box.x() + u * box.width();
                    double y = box.y() + v * box.height();
                    cost += switch (map.lie(spot.spot().id(), x, y)) {
                        case INSIDE -> 0;
                        case OFF_SHORE -> OFF_SHORE;
                        case ASHORE -> ASHORE;
                        case ELSEWHERE -> ELSEWHERE;
                    };
                }
            }
            return cost;
        }

        /** Whether a stack there reads as lying in the area of its spot, so that no line is needed. */
        boolean within(SpotPoint spot, Bounds box) {
            return has(spot) && SAMPLES.length * SAMPLES.length - outside(spot, box, 1) >= LEAST_INSIDE;
        }

        /** How many of nine points of the box lie elsewhere; those off shore count that much. */
        private double outside(SpotPoint spot, Bounds box, double offShore) {
            double count = 0;
            for (double u : SAMPLES) {
                for (double v : SAMPLES) {
                    AreaMap.Lie lie = areas.orElseThrow()
                            .lie(spot.spot().id(), box.x() + u * box.width(), box.y() + v * box.height());
                    count += switch (lie) {
                        case INSIDE -> 0;
                        case OFF_SHORE -> offShore;
                        case ASHORE, ELSEWHERE -> 1;
                    };
                }
            }
            return count;
        }
    }
}
