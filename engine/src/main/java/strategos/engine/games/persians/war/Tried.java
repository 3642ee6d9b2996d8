package strategos.engine.games.persians.war;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import strategos.engine.Rule;

/**
 * A counter with which, or at which, an interception was tried, and where. What all have seen is beside it a mark for each
 * attempt, of which nobody is named: who follows whom cannot be counted from them.
 */
@Rule({"6.1", "ruling-asked"})
public record Tried(String id, String place) {
    /** Units without a leader. */
    public static final String LOOSE = "unled";

    /** An attempt as all have seen it. */
    public static Tried mark(String place) {
        return new Tried(Force.UNKNOWN, place);
    }

    /** Whether it is one. */
    public boolean isMark() {
        return id.equals(Force.UNKNOWN);
    }

    /** Attempts as others see them: only that there were so many. */
    public static List<Tried> marks(List<Tried> tried) {
        return tried.isEmpty() ? tried : sorted(tried, Tried::isMark);
    }

    /** Attempts at a side as all see them: also which of them were at what lies face up. */
    public static List<Tried> aims(List<Tried> tried) {
        return tried.isEmpty() ? tried : sorted(tried, t -> t.isMark() || t.id.equals(LOOSE) || Vessel.isSingle(t.id));
    }

    private static List<Tried> sorted(List<Tried> tried, Predicate<Tried> seen) {
        return tried.stream()
                .filter(seen)
                .sorted(Comparator.comparing(Tried::place).thenComparing(Tried::id))
                .toList();
    }

    /** To come there is an event of its own: who has tried there before may try again. */
    public static List<Tried> elsewhere(List<Tried> tried, String to) {
        return tried.stream().filter(t -> !t.place().equals(to)).toList();
    }

    /** These and those. */
    static List<Tried> plus(List<Tried> tried, List<Tried> more) {
        List<Tried> all = new ArrayList<>(tried);
        all.addAll(more);
        return all;
    }

    /**
     * Attempts by or at counters of a side after some of them have gone, or have come elsewhere: what is gone can be met
     * anew, and must not be counted among those that have tried. Counters that are gone from a place take as many marks of
     * attempts there with them: nobody is told which of them had tried, or was tried at.
     *
     * @param singles whether single ships may be among them
     */
    static List<Tried> settled(List<Tried> tried, Camp before, Camp after, boolean singles) {
        if (tried.isEmpty()) {
            return tried;
        }
        List<Tried> left = tried.stream().filter(t -> t.stands(after)).toList();
        for (String place : left.stream().map(Tried::place).distinct().toList()) {
            int gone = before.counters(place) - after.counters(place);
            gone += singles ? before.singles(place) - after.singles(place) : 0;
            left = gone > 0 ? without(left, place, gone) : left;
        }
        return left;
    }

    private boolean stands(Camp camp) {
        return isMark()
                || id.equals(LOOSE)
                || camp.chief(id).filter(c -> c.place().equals(place)).isPresent()
                || camp.vessel(id).filter(v -> v.sea().equals(place)).isPresent();
    }

    /** How many attempts at that place all have seen, at face-down counters or with any. */
    public static int marksAt(List<Tried> tried, String place) {
        int count = 0;
        for (Tried one : tried) {
            count += one.place.equals(place) && one.isMark() ? 1 : 0;
        }
        return count;
    }

    /** How many at that place, also at units without a leader. */
    public static int at(List<Tried> tried, String place) {
        return marksAt(tried, place) + (has(tried, LOOSE, place) ? 1 : 0);
    }

    /** Without so many of the marks at that place. */
    private static List<Tried> without(List<Tried> tried, String place, int count) {
        List<Tried> left = new ArrayList<>(tried);
        for (int n = 0; n < count; n++) {
            left.remove(mark(place));
        }
        return left;
    }

    /** Whether that counter was tried at that place. */
    public static boolean has(List<Tried> tried, String id, String place) {
        return tried.contains(new Tried(id, place));
    }
}
