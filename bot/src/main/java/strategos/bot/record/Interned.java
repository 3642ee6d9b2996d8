package strategos.bot.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers things in the order in which they come: equal ones share a number. */
final class Interned<T> {
    private final Map<T, Integer> numbers = new HashMap<>();
    private final List<T> all = new ArrayList<>();

    /** The number of the thing, from 0. */
    int of(T thing) {
        Integer known = numbers.putIfAbsent(thing, all.size());
        if (known != null) {
            return known;
        }
        all.add(thing);
        return all.size() - 1;
    }

    /** All of them by their numbers. */
    List<T> all() {
        return Collections.unmodifiableList(all);
    }
}
