package strategos.bot.render.place;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import strategos.bot.render.sheet.Sheet;

/** A sheet with everything in its place: spots, names, and room for a stack beside each spot. */
public final class Chart {
    private final Sheet sheet;
    private final SequencedMap<String, SpotPoint> spots;
    private final List<PlacedName> names;
    private final Map<String, SpotPoint> beyond;
    private final List<Way> ways;
    private final List<Exit> exits;
    private final Map<String, Box> slots;
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
            Map<String, Box> slots,
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
    public Map<String, Box> slots() {
        return slots;
    }

    /** Whether the spot stands for an area, and so for all places in it. */
    public boolean isArea(SpotPoint spot) {
        return territories.has(spot);
    }

    /** Whether what stands there reads as lying in the area of that spot. */
    public boolean within(SpotPoint spot, Box box) {
        return territories.within(spot, box);
    }

    /** What a stack loses by standing where it reads as lying elsewhere than in its area, or ashore when it is at sea. */
    double straying(SpotPoint spot, Box box) {
        return territories.has(spot) ? territories.straying(spot, box) : shores.ashore(spot, box);
    }

    /** What stacks must not cover, and had better not. */
    Surroundings stackRoom() {
        return stackRoom;
    }
}
