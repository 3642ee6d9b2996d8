package strategos.engine.games.persians.war;

import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** A counter with which an interception was tried, and where. */
public record Tried(String id, String place) {
    /** Units without a leader. */
    public static final String LOOSE = "unled";

    /** As others see it. */
    public static List<Tried> hidden(List<Tried> tried, Set<String> shown) {
        if (tried.isEmpty()) {
            return tried;
        }
        return tried.stream()
                .map(t -> Vessel.isSingle(t.id) || t.id.equals(LOOSE) || shown.contains(t.id)
                        ? t
                        : new Tried(Force.UNKNOWN, t.place))
                .sorted(Comparator.comparing(Tried::place).thenComparing(Tried::id))
                .toList();
    }

    /** How many at that place. */
    public static int at(List<Tried> tried, String place) {
        int count = 0;
        for (Tried one : tried) {
            count += one.place.equals(place) ? 1 : 0;
        }
        return count;
    }

    /** Whether that counter was tried at that place. */
    public static boolean has(List<Tried> tried, String id, String place) {
        return tried.contains(new Tried(id, place));
    }
}
