package strategos.engine.games.persians.war;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** Lists that are kept in the order of their ids, so that equal positions are equal, and the order of deeds tells nothing. */
final class Sorted {
    private Sorted() {}

    /** The list in the order of its ids; most lists are already. */
    static <T> List<T> by(List<T> list, Function<T, String> id) {
        String last = "";
        for (T one : list) {
            String next = id.apply(one);
            if (last.compareTo(next) > 0) {
                return list.stream().sorted(Comparator.comparing(id)).toList();
            }
            last = next;
        }
        return List.copyOf(list);
    }
}
