package strategos.engine.games.persians.war;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import strategos.engine.Rule;
import strategos.engine.text.Arg;
import strategos.engine.text.Text;

/**
 * Land units by kind. Counters of one kind are alike, so that no counter can be followed from box to box.
 *
 * @param counts how many of each kind, none of them zero, in the order of the kinds' ids
 */
@Rule("1.2")
public record Troops(Map<String, Integer> counts) {
    /** No units. */
    public static final Troops NONE = new Troops(Map.of());

    public Troops {
        TreeMap<String, Integer> sorted = new TreeMap<>(counts);
        sorted.values().removeIf(n -> n <= 0);
        counts = Collections.unmodifiableSortedMap(sorted);
    }

    /** So many of one kind. */
    public static Troops of(String kind, int count) {
        return new Troops(Map.of(kind, count));
    }

    /** How many of that kind. */
    public int count(String kind) {
        return counts.getOrDefault(kind, 0);
    }

    /** How many counters in all. */
    public int size() {
        int size = 0;
        for (int n : counts.values()) {
            size += n;
        }
        return size;
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return counts.isEmpty();
    }

    /** These and those. */
    public Troops plus(Troops more) {
        if (more.isEmpty()) {
            return this;
        }
        Map<String, Integer> sum = new TreeMap<>(counts);
        more.counts.forEach((kind, n) -> sum.merge(kind, n, Integer::sum));
        return new Troops(sum);
    }

    /** These without those, as far as they are here. */
    public Troops minus(Troops less) {
        if (less.isEmpty()) {
            return this;
        }
        Map<String, Integer> left = new TreeMap<>(counts);
        less.counts.forEach((kind, n) -> left.merge(kind, -n, Integer::sum));
        return new Troops(left);
    }

    /** What is both here and there. */
    public Troops and(Troops other) {
        Map<String, Integer> both = new TreeMap<>();
        counts.forEach((kind, n) -> both.put(kind, Math.min(n, other.count(kind))));
        return new Troops(both);
    }

    /** Whether all those are here. */
    public boolean has(Troops others) {
        return others.counts.entrySet().stream().allMatch(e -> count(e.getKey()) >= e.getValue());
    }

    /** Those of the kinds that fit. */
    public Troops only(Predicate<String> kinds) {
        Map<String, Integer> some = new TreeMap<>(counts);
        some.keySet().removeIf(kinds.negate());
        return new Troops(some);
    }

    /** The kinds, in the order of their ids. */
    public List<String> kinds() {
        return List.copyOf(counts.keySet());
    }

    /** In words: "3 Spartan hoplites 4A and 2 …". */
    public Arg named() {
        List<Arg> words = new ArrayList<>();
        counts.forEach(
                (kind, n) -> words.add(new Arg.Nested(Text.of("so-many", "n", n, "what", new Arg.Name("unit", kind)))));
        return words.isEmpty() ? new Arg.Nested(Text.of("nothing")) : new Arg.Many(words);
    }
}
