package strategos.engine.games.persians.war;

import java.util.List;

/**
 * The last dice, as all may read them.
 *
 * @param kind what they were for
 * @param place where
 * @param figures faces, column, result
 */
public record Notice(String kind, String place, List<Integer> figures) {
    /** None yet. */
    public static final Notice NONE = new Notice("", "", List.of());

    public Notice {
        figures = List.copyOf(figures);
    }
}
