package strategos.bot.render.layout;

import java.awt.geom.FlatteningPathIterator;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.layout.Placer.Item;
import strategos.bot.render.sheet.Coast;
import strategos.bot.render.sheet.Sheet;
import strategos.bot.render.sheet.Sheet.NameType;

/** Names of lands, seas and rivers: they come last, give way to names of places and to stacks, and may be left out. */
final class Scenery {
    private static final int KICKS = 80;

    /** How far the name of a land moves in one step, in parts of its size. */
    private static final double ASIDE = .52;

    /** In so many steps to each side. */
    private static final int REACH = 7;

    /** What each step costs, squared. */
    private static final double AWAY = 2.5;

    /** How many small counters wide the room is that a name leaves beside a spot where room is scarce. */
    private static final double CHIPS = 2.2;

    private final Sheet sheet;
    private final Optional<Coast> coast;
    private final Lettering lettering;
    private final Shores shores;

    Scenery(Sheet sheet, Optional<Coast> coast, Shores shores, Lettering lettering) {
        this.sheet = sheet;
        this.coast = coast;
        this.lettering = lettering;
        this.shores = shores;
    }

    /**
     * The places of the names that found room, by their numbers in the sheet.
     *
     * @param named what stands already
     * @param slots room kept for stacks, which names had better leave free
     */
    SequencedMap<Integer, Bounds> place(Surroundings named, Collection<Bounds> slots, long seed) {
        Surroundings around =
                named.with(List.of(), slots.stream().map(this::taken).toList());
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < sheet.decor().size(); i++) {
            item(i, around).ifPresent(items::add);
        }
        SequencedMap<Integer, Bounds> places = new LinkedHashMap<>();
        Placer.solve(items, KICKS, seed, i -> true)
                .forEach(p -> places.put(Integer.valueOf(p.item().id()), p.box()));
        return places;
    }

    /** What a stack in its slot covers: small counters are broader than high. */
    private Bounds taken(Bounds slot) {
        double side = sheet.stacks().side();
        return sheet.stacks().isCompact()
                ? Bounds.around(slot.centreX(), slot.centreY(), side * CHIPS / 2, side / 2)
                : slot;
    }

    private Optional<Item> item(int index, Surroundings around) {
        Sheet.Decor decor = sheet.decor().get(index);
        NameType type = sheet.types().get(decor.type());
        String id = Integer.toString(index);
        double width = lettering.width(type.lettered(decor.name()), type.type());
        double height = type.size() * .8;
        List<Item.Choice> choices = decor.river()
                .map(r -> alongRiver(r, width, height, around))
                .orElseGet(() -> roundPoint(decor, width, height, around));
        return choices.isEmpty() ? Optional.empty() : Optional.of(new Item(id, type.rank(), choices));
    }

    private List<Item.Choice> roundPoint(Sheet.Decor decor, double width, double height, Surroundings around) {
        double x = sheet.x(decor.at().orElseThrow());
        double y = sheet.y(decor.at().orElseThrow());
        int reach = sheet.ground().isPresent() ? REACH : 0;
        double size = sheet.types().get(decor.type()).size();
        List<Item.Choice> choices = new ArrayList<>();
        for (int i = -reach; i <= reach; i++) {
            for (int j = -reach; j <= reach; j++) {
                double across = x - width / 2 + i * size * ASIDE;
                double down = y - height / 2 + j * size * ASIDE * .8;
                Bounds box = new Bounds(across, down, width, height);
                choices.add(around.weighed(box, (i * i + j * j) * AWAY + shores.cost(box, x, y), 1));
            }
        }
        return choices;
    }

    private List<Item.Choice> alongRiver(String river, double width, double height, Surroundings around) {
        List<Item.Choice> choices = new ArrayList<>();
        Bounds map = new Bounds(0, 0, sheet.map().width(), sheet.map().height()).grown(-40);
        for (Coast.River course : coast.orElseThrow().rivers()) {
            if (course.name().filter(river::equals).isPresent() && isLong(course.course())) {
                double[] point = new double[6];
                PathIterator path = new FlatteningPathIterator(course.course().getPathIterator(null), 2);
                for (; !path.isDone(); path.next()) {
                    path.currentSegment(point);
                    if (map.distance(point[0], point[1]) == 0) {
                        choices.add(
                                around.weighed(new Bounds(point[0] + 7, point[1] - height / 2, width, height), 4, .2));
                        choices.add(around.weighed(
                                new Bounds(point[0] - width - 7, point[1] - height / 2, width, height), 4, .2));
                    }
                }
            }
        }
        return choices;
    }

    private static boolean isLong(Path2D course) {
        Rectangle2D bounds = course.getBounds2D();
        return bounds.getWidth() + bounds.getHeight() > 120;
    }
}
