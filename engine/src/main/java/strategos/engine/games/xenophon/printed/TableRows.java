package strategos.engine.games.xenophon.printed;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/** Checks of printed tables as they are read; what they throw reaches the reader of the file with its path. */
public final class TableRows {
    private TableRows() {}

    /** Each row begins where the one before it ends, from {@code first} to {@code last}. */
    public static <T> void follow(List<T> rows, ToIntFunction<T> from, ToIntFunction<T> to, int first, int last) {
        int next = first;
        for (T row : rows) {
            if (from.applyAsInt(row) != next || to.applyAsInt(row) < next) {
                throw new IllegalArgumentException("rows must follow each other from " + first + " to " + last);
            }
            next = to.applyAsInt(row) + 1;
        }
        if (next != last + 1) {
            throw new IllegalArgumentException("rows must follow each other from " + first + " to " + last);
        }
    }

    /** Each of these stands in one row, except {@code but}. */
    public static <T, E extends Enum<E>> void each(List<T> rows, Function<T, E> of, E[] all, E but) {
        Set<E> wanted = new HashSet<>(Arrays.asList(all));
        wanted.remove(but);
        for (T row : rows) {
            if (!wanted.remove(of.apply(row))) {
                throw new IllegalArgumentException(of.apply(row) + " must stand in one row");
            }
        }
        if (!wanted.isEmpty()) {
            throw new IllegalArgumentException("no row for " + wanted);
        }
    }
}
