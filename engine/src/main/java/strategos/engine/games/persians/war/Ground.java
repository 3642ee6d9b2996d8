package strategos.engine.games.persians.war;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import strategos.engine.Rule;

/**
 * What lies on the zones.
 *
 * @param markers control markers
 * @param holders whose marker lay there last: who holds the city
 */
@Rule({"0.2", "13", "ruling-control"})
public record Ground(
        Map<ZoneId, Side> markers, Map<ZoneId, Side> holders, Set<ZoneId> scorched, Set<ZoneId> destroyed) {
    public Ground {
        markers = Collections.unmodifiableSortedMap(new TreeMap<>(markers));
        holders = Collections.unmodifiableSortedMap(new TreeMap<>(holders));
        scorched = Collections.unmodifiableSortedSet(new TreeSet<>(scorched));
        destroyed = Collections.unmodifiableSortedSet(new TreeSet<>(destroyed));
    }

    /** Whose marker lies there. */
    public Optional<Side> marker(ZoneId zone) {
        return Optional.ofNullable(markers.get(zone));
    }

    /** Who holds the city there. */
    public Optional<Side> holder(ZoneId zone) {
        return Optional.ofNullable(holders.get(zone));
    }

    /** With a marker laid. */
    public Ground lay(ZoneId zone, Side side) {
        Map<ZoneId, Side> now = new TreeMap<>(markers);
        now.put(zone, side);
        Map<ZoneId, Side> held = new TreeMap<>(holders);
        held.put(zone, side);
        return new Ground(now, held, scorched, destroyed);
    }

    /** With the marker gone. */
    public Ground lift(ZoneId zone) {
        Map<ZoneId, Side> now = new TreeMap<>(markers);
        now.remove(zone);
        return new Ground(now, holders, scorched, destroyed);
    }

    /** After units of that side have entered: a marker of the enemy's is gone. */
    public Ground entered(ZoneId zone, Side by) {
        return by.other() == markers.get(zone) ? lift(zone) : this;
    }

    /** Scorched. */
    public Ground scorch(ZoneId zone) {
        Set<ZoneId> now = new TreeSet<>(scorched);
        now.add(zone);
        return new Ground(markers, holders, now, destroyed);
    }

    /** With the city destroyed. */
    public Ground destroy(ZoneId zone) {
        Set<ZoneId> now = new TreeSet<>(destroyed);
        now.add(zone);
        return new Ground(markers, holders, scorched, now);
    }
}
