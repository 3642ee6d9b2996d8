package strategos.engine.games.persians.war;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import strategos.engine.Rule;
import strategos.engine.text.Arg;

/**
 * Land units by kind. Counters of one kind are alike, so that no counter can be followed from box to box.
 *
 * @param counts how many of each kind, none of them zero, in the order of the kinds' ids
 */
@Rule({"1.2", "ruling-forces"})
public record Troops(Map<String, Integer> counts) {
    /** No units. */
    public static final Troops NONE = new Troops(Map.of());

    public Troops {
        counts = Tally.of(counts);
    }

    /** So many of one kind. */
    public static Troops of(String kind, int count) {
        return new Troops(Tally.of(kind, count));
    }

    /** One of each kind that is listed. */
    public static Troops of(List<String> kinds) {
        Troops all = NONE;
        for (String kind : kinds) {
            all = all.plus(of(kind, 1));
        }
        return all;
    }

    private Tally tally() {
        return (Tally) counts;
    }

    /** How many of that kind. */
    public int count(String kind) {
        return tally().count(kind);
    }

    /** How many counters in all. */
    public int size() {
        return tally().sum();
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return counts.isEmpty();
    }

    /** These and those. */
    public Troops plus(Troops more) {
        if (more.isEmpty() || isEmpty()) {
            return isEmpty() ? more : this;
        }
        return new Troops(tally().blend(more.tally(), Integer::sum));
    }

    /** These without those, as far as they are here. */
    public Troops minus(Troops less) {
        if (less.isEmpty() || isEmpty()) {
            return this;
        }
        return new Troops(tally().blend(less.tally(), (here, there) -> here - there));
    }

    /** What is both here and there. */
    public Troops and(Troops other) {
        if (isEmpty() || other.isEmpty()) {
            return NONE;
        }
        return new Troops(tally().blend(other.tally(), Math::min));
    }

    /** Whether all those are here. */
    public boolean has(Troops others) {
        return others.minus(this).isEmpty();
    }

    /** Those of the kinds that fit. */
    public Troops only(Predicate<String> kinds) {
        return new Troops(tally().only(kinds));
    }

    /** The kinds, in the order of their ids. */
    public List<String> kinds() {
        return tally().kinds();
    }

    /** In words: "3 Spartan hoplites 4A and 2 …". */
    public Arg named() {
        return SoMany.of("unit", counts);
    }
}
