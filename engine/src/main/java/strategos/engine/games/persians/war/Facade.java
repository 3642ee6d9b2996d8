package strategos.engine.games.persians.war;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;

/** What others saw of a side before it reorganised unseen. */
public record Facade(List<Face> faces, UnledStacks unled, List<Vessel> singles, int lostDummies, int lostDecoys) {
    public Facade {
        faces = List.copyOf(faces);
        singles = List.copyOf(singles);
    }

    /** What is face up of the side, and how many counters lie face down where; without those that a battle shows. */
    public static Facade of(SideState state, Set<CounterId> shown) {
        Map<ZoneId, Integer> counts = new TreeMap<>();
        List<Vessel> singles = new ArrayList<>();
        for (Chief chief : state.chiefs()) {
            if (!chief.aboard() && !shown.contains(chief.id())) {
                counts.merge(chief.place(), 1, Integer::sum);
            }
        }
        for (Vessel vessel : state.vessels()) {
            if (vessel.single()) {
                singles.add(vessel);
            } else if (!shown.contains(vessel.id())) {
                counts.merge(vessel.sea(), 1, Integer::sum);
            }
        }
        List<Face> faces = new ArrayList<>(counts.size());
        counts.forEach((place, count) -> faces.add(new Face(place, count)));
        return new Facade(faces, state.unled(), singles, state.lostDummies(), state.lostDecoys());
    }

    /** So many face-down counters in a zone: leaders and their dummies on land, fleets and theirs at sea. */
    public record Face(ZoneId place, int count) {}
}
