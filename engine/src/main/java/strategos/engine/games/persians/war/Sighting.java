package strategos.engine.games.persians.war;

import java.util.List;

/** What a side's scouts have seen last, for its eyes only. */
public record Sighting(Side by, String place, List<String> counters, Troops troops, List<String> ships) {
    public Sighting {
        counters = List.copyOf(counters);
        ships = List.copyOf(ships);
    }
}
