package strategos.engine.games.persians.war;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import strategos.engine.Rule;
import strategos.engine.text.Arg;

/**
 * A ship counter.
 *
 * @param type nation and naval points
 * @param sailed zones that it has sailed in this phase
 * @param toll those of them since its last won battle, by which it suffers attrition
 */
@Rule("9.1")
public record Ship(String type, int sailed, int toll) implements Comparable<Ship> {
    /** One that lies in port. */
    public static Ship fresh(String type) {
        return new Ship(type, 0, 0);
    }

    /** Ships by type, in words. */
    public static Arg named(List<Ship> ships) {
        Map<String, Integer> counts = new TreeMap<>();
        ships.forEach(ship -> counts.merge(ship.type, 1, Integer::sum));
        return SoMany.of("ship", counts);
    }

    /** A zone further. */
    public Ship further() {
        return new Ship(type, sailed + 1, toll + 1);
    }

    /** After a won battle. */
    public Ship victorious() {
        return new Ship(type, sailed, 0);
    }

    @Override
    public int compareTo(Ship other) {
        int order = type.compareTo(other.type);
        order = order != 0 ? order : Integer.compare(sailed, other.sailed);
        return order != 0 ? order : Integer.compare(toll, other.toll);
    }
}
