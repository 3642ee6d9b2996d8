package strategos.engine.games.persians.computer;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import strategos.engine.games.persians.computer.Outlook.Ways;
import strategos.engine.games.persians.printed.Atlas.Sea;
import strategos.engine.games.persians.printed.Atlas.Zone;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.ZoneId;

/** What the cheapest way between two places of land, or two of sea, costs when nobody is in it: reckoned once. */
final class Distances {
    private final Map<ZoneId, Map<ZoneId, Integer>> to = new HashMap<>();

    Distances(Procedures rules) {
        Ways ways = new Ways(rules.printed().atlas());
        for (Zone zone : rules.printed().atlas().land()) {
            to.put(zone.id(), ways.to(List.of(zone.id()), rules.marching()::cost));
        }
        int sail = rules.printed().tables().costs().sail();
        for (Sea sea : rules.printed().atlas().seas()) {
            to.put(sea.id(), ways.to(List.of(sea.id()), (from, next) -> sail));
        }
    }

    /** Action points; {@link Ways#FAR} where no way leads. */
    int between(ZoneId from, ZoneId goal) {
        return to.get(goal).getOrDefault(from, Ways.FAR);
    }

    /** To the nearest of them. */
    int nearest(ZoneId from, Collection<ZoneId> goals) {
        return goals.stream().mapToInt(goal -> between(from, goal)).min().orElse(Ways.FAR);
    }
}
