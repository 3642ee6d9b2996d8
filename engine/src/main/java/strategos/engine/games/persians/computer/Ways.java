package strategos.engine.games.persians.computer;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.function.ToIntBiFunction;
import strategos.engine.games.persians.printed.Atlas;

/** The cheapest ways on land or at sea. */
final class Ways {
    /** Farther than any way. */
    static final int FAR = 1_000;

    private final Atlas atlas;

    Ways(Atlas atlas) {
        this.atlas = atlas;
    }

    private record Reached(String place, int cost) {}

    /** What it costs to come from each place to the nearest of the goals. */
    Map<String, Integer> to(Collection<String> goals, ToIntBiFunction<String, String> cost) {
        Map<String, Integer> known = new HashMap<>();
        PriorityQueue<Reached> queue =
                new PriorityQueue<>(Comparator.comparingInt(Reached::cost).thenComparing(Reached::place));
        goals.forEach(goal -> queue.add(new Reached(goal, 0)));
        while (!queue.isEmpty()) {
            Reached here = queue.remove();
            if (known.putIfAbsent(here.place, here.cost) == null) {
                for (String next : atlas.next(here.place)) {
                    queue.add(new Reached(next, here.cost + cost.applyAsInt(next, here.place)));
                }
            }
        }
        return known;
    }
}
