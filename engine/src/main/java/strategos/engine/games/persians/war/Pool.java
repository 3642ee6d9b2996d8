package strategos.engine.games.persians.war;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Rule;

/**
 * The counters that can be drawn.
 *
 * @param counters which; none when unknown
 * @param size how many
 */
@Rule({"1.3", "11.2"})
public record Pool(List<String> counters, int size) {
    public Pool {
        counters = List.copyOf(counters);
    }

    /** With those in it. */
    public static Pool of(List<String> counters) {
        return new Pool(counters, counters.size());
    }

    /** With one put back. */
    public Pool with(String counter) {
        List<String> more = new ArrayList<>(counters);
        more.add(counter);
        return Pool.of(more);
    }

    /** With one taken out. */
    public Pool without(String counter) {
        List<String> less = new ArrayList<>(counters);
        less.remove(counter);
        return Pool.of(less);
    }

    /** As players see it. */
    public Pool hidden() {
        return new Pool(List.of(), size);
    }
}
