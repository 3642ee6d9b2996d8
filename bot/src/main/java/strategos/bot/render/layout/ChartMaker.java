package strategos.bot.render.layout;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Stream;
import strategos.bot.render.area.AreaMap;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.sheet.Bearing;
import strategos.bot.render.sheet.Coast;
import strategos.bot.render.sheet.Look;
import strategos.bot.render.sheet.Sheet;

/** Solves a sheet: pushes spots apart and finds room for names and stacks. Takes a moment; done once a sheet. */
public final class ChartMaker {
    private static final int KICKS = 80;
    private static final int NAME_RINGS = 9;
    private static final int SLOT_RINGS = 8;
    private static final int SMALL_SLOT_RINGS = 6;

    /** How often names are placed anew to leave room for stacks. */
    private static final int ROUNDS = 3;

    /** How often names that meet are placed anew, each time by other chances; at last without room for stacks. */
    private static final int ATTEMPTS = 4;

    private static final String KEPT = "stack ";
    private static final double KEPT_RANK = .8;
    private static final double SLOT_RANK = .002;
    private static final double NEARER_PLACE = 60;
    private static final double CROSSED_PLACE = 120;

    /** How much nearer another place must be, in pixels, before a reader takes the name for its. */
    private static final double TELLING = 5;

    private final Sheet sheet;
    private final Optional<Coast> coast;
    private final Lettering lettering;
    private final SequencedMap<String, Chart.SpotPoint> spots;
    private final Map<String, Chart.SpotPoint> beyond;
    private final List<Chart.Way> ways;
    private final Map<String, Label> labels = new HashMap<>();
    private final Surroundings surroundings;
    private final Territories territories;

    private record Label(String text, Sheet.NameType type, Chart.SpotPoint of) {}

    private ChartMaker(Sheet sheet, Look look, Optional<Coast> coast, Optional<AreaMap> areas, Lettering lettering) {
        this.sheet = sheet;
        this.territories = new Territories(areas);
        this.coast = coast;
        this.lettering = lettering;
        this.spots = SpotLayout.of(sheet, look);
        this.beyond = SpotLayout.beyond(sheet);
        Map<String, Chart.SpotPoint> all = new HashMap<>(beyond);
        all.putAll(spots);
        this.ways = Ways.of(sheet, all);
        this.surroundings = new Surroundings(sheet.map(), fixed(), List.of(), new Surroundings.BusyMap(lines()));
    }

    /** The sheet with everything in its place. */
    public static Chart make(
            Sheet sheet, Look look, Optional<Coast> coast, Optional<AreaMap> areas, Lettering lettering) {
        return new ChartMaker(sheet, look, coast, areas, lettering).solve();
    }

    private Chart solve() {
        List<Placer.Item> items = new ArrayList<>();
        spots.values().forEach(s -> s.spot().name().ifPresent(name -> items.add(name(s, name))));
        Map<String, Exits.Wanted> signs = new HashMap<>();
        for (Exits.Wanted sign : new Exits(sheet, surroundings, lettering).of(ways, spots)) {
            signs.put(sign.item().id(), sign);
            items.add(sign.item());
        }
        long seed = sheet.ground().map(Sheet.Ground::seed).orElse(1L);
        List<Placer.Placed> solved = Placer.solve(items, KICKS, seed, ChartMaker::mayBeMissing);
        List<Placer.Item> plain = List.copyOf(items);
        Set<String> kept = new HashSet<>();
        for (int round = 0; round < ROUNDS && sheet.stacks().beside(); round++) {
            List<Placer.Item> cramped = cramped(solved, kept);
            items.addAll(cramped);
            cramped.forEach(i -> kept.add(i.id()));
            solved = cramped.isEmpty() ? solved : Placer.solve(items, KICKS, seed, ChartMaker::mayBeMissing);
        }
        for (int attempt = 1; attempt <= ATTEMPTS && collide(solved); attempt++) {
            List<Placer.Item> tried = attempt < ATTEMPTS ? items : plain;
            solved = Placer.solve(tried, KICKS, seed + attempt % ATTEMPTS, ChartMaker::mayBeMissing);
        }
        List<Chart.PlacedName> names = new ArrayList<>();
        List<Chart.Exit> exits = new ArrayList<>();
        for (Placer.Placed placed : solved) {
            if (kept.contains(placed.item().id())) {
                continue;
            }
            Exits.Wanted sign = signs.get(placed.item().id());
            if (sign == null) {
                Label label = labels.get(placed.item().id());
                names.add(new Chart.PlacedName(label.text(), label.type(), placed.box(), Optional.of(label.of())));
            } else {
                exits.add(new Chart.Exit(sign.name(), placed.box(), sign.angle()));
            }
        }
        Surroundings named = taken(names, exits);
        Surroundings stackRoom = named.without(unprinted(), StackSolver.COVERS);
        Map<String, Bounds> slots = slots(stackRoom, seed);
        Shores shores = new Shores(sheet, coast);
        List<Chart.PlacedName> lands = new Scenery(sheet, coast, shores, lettering).place(named, slots.values(), seed);
        names.addAll(lands);
        return new Chart(
                sheet,
                spots,
                names,
                beyond,
                ways,
                exits,
                slots,
                stackRoom.with(
                        List.of(), lands.stream().map(Chart.PlacedName::box).toList()),
                territories,
                shores);
    }

    /** Room for a stack beside each spot that the names have left none: they shall make way. */
    private List<Placer.Item> cramped(List<Placer.Placed> solved, Set<String> kept) {
        Surroundings bare = surroundings.without(unprinted(), StackSolver.COVERS);
        List<Placer.Placed> names =
                solved.stream().filter(p -> !kept.contains(p.item().id())).toList();
        Surroundings named = bare.with(names.stream().map(Placer.Placed::box).toList(), List.of());
        return spots.values().stream()
                .filter(s -> !kept.contains(KEPT + s.spot().id()))
                .filter(s -> slot(named, s).choices().stream().allMatch(c -> c.cost() >= StackSolver.COVERS))
                .map(s -> new Placer.Item(
                        KEPT + s.spot().id(), KEPT_RANK, slot(bare, s).choices()))
                .toList();
    }

    private static boolean collide(List<Placer.Placed> solved) {
        return solved.stream().anyMatch(p -> p.collides() && !mayBeMissing(p.item()));
    }

    /** Room that is kept gives way to names; no place loses its own. */
    private static boolean mayBeMissing(Placer.Item item) {
        return item.id().startsWith(KEPT);
    }

    /** Names come first and stand for good; the slots share what is left, and mind each other little. */
    private Map<String, Bounds> slots(Surroundings named, long seed) {
        Map<String, Bounds> slots = new HashMap<>();
        if (sheet.stacks().beside()) {
            var items = spots.values().stream().map(s -> slot(named, s)).toList();
            Placer.solve(items, 0, seed, i -> false)
                    .forEach(p -> slots.put(p.item().id(), p.box()));
        }
        return slots;
    }

    private Surroundings taken(List<Chart.PlacedName> names, List<Chart.Exit> exits) {
        List<Bounds> all = new ArrayList<>();
        names.forEach(n -> all.add(n.box()));
        exits.forEach(e -> all.add(e.box()));
        return surroundings.with(all, List.of());
    }

    private Placer.Item name(Chart.SpotPoint spot, String name) {
        Sheet.NameType type = sheet.types().get(spot.spot().type().orElseThrow());
        String id = "name " + spot.spot().id();
        labels.put(id, new Label(type.lettered(name), type, spot));
        Optional<Bearing> label = spot.spot().label();
        if (territories.has(spot)) {
            return new Placer.Item(
                    id,
                    type.rank(),
                    territories.names(
                            spot,
                            Chart.PlacedName.emblemWidth(spot, type) + width(name, type) + 4,
                            type.size() * 1.05,
                            surroundings));
        }
        List<Placer.Item.Choice> choices = surroundings
                .around(
                        spot.x(),
                        spot.y(),
                        width(name, type) + 4 + Tags.width(spot.spot(), type, lettering),
                        type.size() * 1.05,
                        spot.radius() + 4,
                        label,
                        NAME_RINGS,
                        1)
                .stream()
                .map(c -> new Placer.Item.Choice(c.box(), c.cost() + misleading(spot, c.box())))
                .toList();
        return new Placer.Item(id, type.rank(), choices);
    }

    private Placer.Item slot(Surroundings named, Chart.SpotPoint spot) {
        double side = sheet.stacks().side();
        boolean compact = sheet.stacks().isCompact();
        List<Placer.Item.Choice> choices = named.around(
                spot.x(),
                spot.y(),
                side * (compact ? 1.9 : 1.15),
                side * (compact ? 1.2 : 1.52),
                spot.radius() + 1,
                Optional.empty(),
                compact ? SMALL_SLOT_RINGS : SLOT_RINGS,
                .3);
        return new Placer.Item(spot.spot().id(), SLOT_RANK, territories.stacks(spot, choices, named, .3));
    }

    /** A name nearer to another place, or behind it, would be read as that one's. */
    private double misleading(Chart.SpotPoint own, Bounds box) {
        double near = box.distance(own.x(), own.y());
        boolean misleading =
                spots.values().stream().anyMatch(s -> !s.equals(own) && box.distance(s.x(), s.y()) < near - TELLING);
        Line2D lead = new Line2D.Double(
                own.x(),
                own.y(),
                Math.clamp(own.x(), box.x(), box.right()),
                Math.clamp(own.y(), box.y(), box.bottom()));
        boolean crossing =
                spots.values().stream().anyMatch(s -> !s.equals(own) && lead.ptSegDist(s.x(), s.y()) < s.radius());
        return (misleading ? NEARER_PLACE : 0) + (crossing ? CROSSED_PLACE : 0);
    }

    private double width(String name, Sheet.NameType type) {
        return lettering.width(type.lettered(name), type.type());
    }

    /** The middle of an area is nothing that is printed: a stack may lie there. */
    private List<Bounds> unprinted() {
        return spots.values().stream()
                .filter(s -> territories.has(s) && s.spot().look().isEmpty())
                .flatMap(s -> Stream.of(s.box(), s.emblem()))
                .toList();
    }

    private List<Bounds> fixed() {
        List<Bounds> fixed = new ArrayList<>();
        spots.values().forEach(s -> {
            fixed.add(s.box());
            s.spot().emblem().ifPresent(e -> fixed.add(s.emblem()));
        });
        sheet.ground().flatMap(Sheet.Ground::inset).ifPresent(i -> fixed.addAll(frame(i)));
        sheet.ground()
                .flatMap(Sheet.Ground::rose)
                .ifPresent(r -> fixed.add(
                        new Bounds(r.x() - r.radius(), r.y() - r.radius() * 1.6, 2 * r.radius(), r.radius() * 2.6)));
        sheet.ground()
                .ifPresent(g -> g.scale().ifPresent(s -> {
                    double length = g.projection().pixels(s.steps().getLast() * s.metres());
                    fixed.add(new Bounds(s.x() - 12, s.y() - 26, length + 90, 44));
                }));
        return fixed;
    }

    /** The edges of the box and its title. */
    private List<Bounds> frame(Sheet.Inset inset) {
        double line = 8;
        double right = inset.x() + inset.width();
        double bottom = inset.y() + inset.height();
        return List.of(
                new Bounds(inset.x() - line, inset.y() - line, inset.width() + 2 * line, 2 * line),
                new Bounds(right - line, inset.y() - line, 2 * line, inset.height() + 2 * line),
                new Bounds(inset.x() - line, bottom - line, inset.width() + 2 * line, 2 * line),
                new Bounds(inset.x() - line, inset.y() - line, 2 * line, inset.height() + 2 * line),
                Chart.InsetTitle.box(inset, lettering));
    }

    /** What names had better not cross: coasts, rivers, roads. */
    private BufferedImage lines() {
        BufferedImage grey = new BufferedImage(sheet.map().width(), sheet.map().height(), BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D g = Canvas.smooth(grey);
        coast.ifPresent(c -> {
            c.rivers().forEach(r -> busy(g, r.course(), 70, 3));
            busy(g, c.land(), 120, 3);
            busy(g, c.lakes(), 120, 3);
        });
        ways.forEach(w -> busy(g, w.line(), 170, (float) sheet.scaled(8)));
        g.dispose();
        return grey;
    }

    private static void busy(Graphics2D g, Shape line, int strength, float width) {
        g.setColor(new Color(strength, strength, strength));
        g.setStroke(new BasicStroke(width));
        g.draw(line);
    }
}
