package strategos.bot.render.layout;

import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import strategos.bot.render.area.AreaMap;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.layout.Chart.Territories;
import strategos.bot.render.sheet.Bearing;
import strategos.bot.render.sheet.Coast;
import strategos.bot.render.sheet.Sheet;
import strategos.bot.render.sheet.Sheet.Look;

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
    private final Groundwork ground;
    private final SequencedMap<String, Chart.SpotPoint> spots;
    private final Map<String, String> named = new HashMap<>();
    private final Surroundings surroundings;
    private final Territories territories;

    private ChartMaker(Sheet sheet, Look look, Optional<Coast> coast, Optional<AreaMap> areas, Lettering lettering) {
        this.sheet = sheet;
        this.coast = coast;
        this.lettering = lettering;
        this.ground = Groundwork.draw(sheet, SpotLayout.of(sheet, look), coast, areas, lettering);
        this.spots = ground.spots();
        this.territories = ground.territories();
        this.surroundings = ground.surroundings();
    }

    /** The sheet with everything in its place. */
    public static Chart make(
            Sheet sheet, Look look, Optional<Coast> coast, Optional<AreaMap> areas, Lettering lettering) {
        return chart(sheet, solve(sheet, look, coast, areas, lettering), areas, lettering);
    }

    /** Solves a sheet. */
    public static Solution solve(
            Sheet sheet, Look look, Optional<Coast> coast, Optional<AreaMap> areas, Lettering lettering) {
        return new ChartMaker(sheet, look, coast, areas, lettering).solve();
    }

    /** The chart of a sheet that was solved with these areas. */
    public static Chart chart(Sheet sheet, Solution solution, Optional<AreaMap> areas, Lettering lettering) {
        Groundwork ground = Groundwork.of(sheet, solution, areas, lettering);
        List<Chart.PlacedName> names = new ArrayList<>();
        solution.names().forEach((id, box) -> {
            Chart.SpotPoint spot = ground.spots().get(id);
            Sheet.NameType type = sheet.types().get(spot.spot().type().orElseThrow());
            names.add(new Chart.PlacedName(
                    type.lettered(spot.spot().name().orElseThrow()), type, box, Optional.of(spot)));
        });
        Surroundings stackRoom = ground.stackRoom(List.copyOf(solution.names().values()), solution.exits());
        solution.lands().forEach((number, box) -> {
            Sheet.Decor land = sheet.decor().get(number);
            Sheet.NameType type = sheet.types().get(land.type());
            names.add(new Chart.PlacedName(type.lettered(land.name()), type, box, Optional.empty()));
        });
        return new Chart(
                sheet,
                ground.spots(),
                names,
                ground.beyond(),
                ground.ways(),
                solution.exits(),
                solution.slots(),
                stackRoom.with(List.of(), List.copyOf(solution.lands().values())),
                ground.territories(),
                solution.shores());
    }

    private Solution solve() {
        List<Placer.Item> items = new ArrayList<>();
        spots.values().forEach(s -> s.spot().name().ifPresent(name -> items.add(name(s, name))));
        Map<String, Exits.Wanted> signs = new HashMap<>();
        for (Exits.Wanted sign : new Exits(sheet, surroundings, lettering).of(ground.ways(), spots)) {
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
        SequencedMap<String, Bounds> names = new LinkedHashMap<>();
        List<Chart.Exit> exits = new ArrayList<>();
        for (Placer.Placed placed : solved) {
            String id = placed.item().id();
            if (kept.contains(id)) {
                continue;
            }
            Exits.Wanted sign = signs.get(id);
            if (sign == null) {
                names.put(named.get(id), placed.box());
            } else {
                exits.add(new Chart.Exit(sign.name(), placed.box(), sign.angle()));
            }
        }
        Surroundings stackRoom = ground.stackRoom(List.copyOf(names.values()), exits);
        SequencedMap<String, Bounds> slots = slots(stackRoom, seed);
        Shores shores = Shores.of(sheet, coast);
        List<Bounds> taken = new ArrayList<>(names.values());
        exits.forEach(e -> taken.add(e.box()));
        SequencedMap<Integer, Bounds> lands = new Scenery(sheet, coast, shores, lettering)
                .place(surroundings.with(taken, List.of()), slots.values(), seed);
        return new Solution(spots, ground.busy(), shores, names, exits, slots, lands);
    }

    /** Room for a stack beside each spot that the names have left none: they shall make way. */
    private List<Placer.Item> cramped(List<Placer.Placed> solved, Set<String> kept) {
        Surroundings bare = ground.bare();
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
    private SequencedMap<String, Bounds> slots(Surroundings named, long seed) {
        SequencedMap<String, Bounds> slots = new LinkedHashMap<>();
        if (sheet.stacks().beside()) {
            var items = spots.values().stream().map(s -> slot(named, s)).toList();
            Placer.solve(items, 0, seed, i -> false)
                    .forEach(p -> slots.put(p.item().id(), p.box()));
        }
        return slots;
    }

    private Placer.Item name(Chart.SpotPoint spot, String name) {
        Sheet.NameType type = sheet.types().get(spot.spot().type().orElseThrow());
        String id = "name " + spot.spot().id();
        named.put(id, spot.spot().id());
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
        List<Chart.SpotPoint> others =
                spots.values().stream().filter(s -> !s.equals(spot)).toList();
        List<Placer.Item.Choice> choices = surroundings
                .around(
                        spot.x(),
                        spot.y(),
                        new Rings(
                                width(name, type) + 4 + Tags.width(spot.spot(), type, lettering),
                                type.size() * 1.05,
                                spot.radius() + 4,
                                label,
                                NAME_RINGS),
                        1)
                .stream()
                .map(c -> new Placer.Item.Choice(c.box(), c.cost() + misleading(spot, others, c.box())))
                .toList();
        return new Placer.Item(id, type.rank(), choices);
    }

    private Placer.Item slot(Surroundings named, Chart.SpotPoint spot) {
        double side = sheet.stacks().side();
        boolean compact = sheet.stacks().isCompact();
        Rings rings = new Rings(
                side * (compact ? 1.9 : 1.15),
                side * (compact ? 1.2 : 1.52),
                spot.radius() + 1,
                Optional.empty(),
                compact ? SMALL_SLOT_RINGS : SLOT_RINGS);
        List<Placer.Item.Choice> choices = named.around(spot.x(), spot.y(), rings, .3);
        return new Placer.Item(spot.spot().id(), SLOT_RANK, territories.stacks(spot, choices, named, .3));
    }

    /** A name nearer to another place, or behind it, would be read as that one's. */
    private static double misleading(Chart.SpotPoint own, List<Chart.SpotPoint> others, Bounds box) {
        double near = box.distance(own.x(), own.y()) - TELLING;
        Line2D lead = new Line2D.Double(
                own.x(),
                own.y(),
                Math.clamp(own.x(), box.x(), box.right()),
                Math.clamp(own.y(), box.y(), box.bottom()));
        boolean misleading = false;
        boolean crossing = false;
        for (Chart.SpotPoint other : others) {
            misleading |= box.within(other.x(), other.y(), near);
            crossing |= lead.ptSegDist(other.x(), other.y()) < other.radius();
        }
        return (misleading ? NEARER_PLACE : 0) + (crossing ? CROSSED_PLACE : 0);
    }

    private double width(String name, Sheet.NameType type) {
        return lettering.width(type.lettered(name), type.type());
    }
}
