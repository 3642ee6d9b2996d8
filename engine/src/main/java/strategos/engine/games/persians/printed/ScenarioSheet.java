package strategos.engine.games.persians.printed;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.games.persians.war.Side;

/**
 * A scenario as it is printed.
 *
 * @param turns season and year of each, such as {@code spring-480}
 * @param isolated whether Spartan Isolation is in force from the start
 * @param bound zones that the units which start there cannot leave
 * @param retreat the turn in which Xerxes leaves
 */
@Rule("14")
public record ScenarioSheet(
        String id,
        String rule,
        List<String> turns,
        Control control,
        Commanders commanders,
        Deployment greek,
        Deployment persian,
        List<Land> neutral,
        Dummies dummies,
        Map<String, Integer> pool,
        boolean isolated,
        List<String> bound,
        List<Reinforcement> reinforcements,
        Optional<String> retreat) {
    /** Zones under control at the start. */
    public record Control(List<String> persian, List<String> greek) {
        /** That side's. */
        public List<String> of(Side side) {
            return side == Side.GREEK ? greek : persian;
        }
    }

    /** Commanders-in-chief in their printed order of succession. */
    public record Commanders(List<String> greek, List<String> persian) {
        /** Those of that side. */
        public List<String> of(Side side) {
            return side == Side.GREEK ? greek : persian;
        }
    }

    /** What a side starts with. */
    public record Deployment(List<Land> land, List<Fleet> sea) {
        /** The ships of the place where that leader starts, if there are any. */
        public Optional<Fleet> ships(String leader) {
            for (Fleet fleet : sea) {
                boolean there = fleet.leaders.contains(leader);
                for (Land place : land) {
                    there |= place.zone.equals(fleet.at) && place.leaders.contains(leader);
                }
                if (there) {
                    return Optional.of(fleet);
                }
            }
            return Optional.empty();
        }
    }

    /** Units and leaders in a zone. */
    public record Land(String zone, Map<String, Integer> units, List<String> leaders) {}

    /**
     * Ships and leaders aboard.
     *
     * @param at the zone of land whose ships they are
     */
    public record Fleet(String zone, String at, List<String> ships, List<String> leaders) {}

    /** Counters of each side beyond its leaders and ships. */
    public record Dummies(Markers greek, Markers persian) {
        /** Those of that side. */
        public Markers of(Side side) {
            return side == Side.GREEK ? greek : persian;
        }
    }

    /** Leader dummies, fleet markers, fleet dummies. */
    public record Markers(int leaders, int fleets, int decoys) {}

    /** A leader who comes later. */
    public record Reinforcement(String turn, String leader, String zone) {}

    /** Kinds of units that cannot leave that zone. */
    public Set<String> bound(Side side, String zone) {
        Set<String> kinds = new HashSet<>();
        for (Land place : deployment(side).land()) {
            if (place.zone.equals(zone) && bound.contains(zone)) {
                kinds.addAll(place.units.keySet());
            }
        }
        return kinds;
    }

    /** All leaders of that side, those who come later too. */
    public List<String> leaders(Side side) {
        List<String> all = new ArrayList<>();
        deployment(side).land().forEach(place -> all.addAll(place.leaders));
        deployment(side).sea().forEach(fleet -> all.addAll(fleet.leaders));
        if (side == Side.GREEK) {
            reinforcements.forEach(comes -> all.add(comes.leader));
        }
        return all;
    }

    /** Leaders of that side who have come by that turn. */
    public List<String> arrived(Side side, int turn) {
        List<String> all = leaders(side);
        reinforcements.stream()
                .filter(comes -> turns.indexOf(comes.turn) > turn)
                .forEach(comes -> all.remove(comes.leader));
        return all;
    }

    /** What that side starts with. */
    public Deployment deployment(Side side) {
        return side == Side.GREEK ? greek : persian;
    }
}
