package strategos.engine.games.persians.war;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import strategos.engine.Entry;
import strategos.engine.Rule;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

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
        return CountedText.of("unit", counts);
    }

    /** How many of each kind: immutable, in the order of the kinds, none of them zero. What is one already is not copied. */
    static final class Tally extends AbstractMap<String, Integer> {
        private final String[] kinds;
        private final int[] counts;

        private Tally(String[] kinds, int[] counts) {
            this.kinds = kinds;
            this.counts = counts;
        }

        /** The counts as a tally. */
        static Tally of(Map<String, Integer> map) {
            if (map instanceof Tally tally) {
                return tally;
            }
            TreeMap<String, Integer> sorted = new TreeMap<>(map);
            sorted.values().removeIf(n -> n <= 0);
            return new Tally(
                    sorted.keySet().toArray(String[]::new),
                    sorted.values().stream().mapToInt(Integer::intValue).toArray());
        }

        /** So many of one kind. */
        static Tally of(String kind, int count) {
            return count > 0 ? new Tally(new String[] {kind}, new int[] {count}) : new Tally(new String[0], new int[0]);
        }

        int count(String kind) {
            for (int i = 0; i < kinds.length; i++) {
                if (kinds[i].equals(kind)) {
                    return counts[i];
                }
            }
            return 0;
        }

        int sum() {
            int sum = 0;
            for (int count : counts) {
                sum += count;
            }
            return sum;
        }

        List<String> kinds() {
            return List.of(kinds);
        }

        /** What two counts of a kind become; below one the kind is left out. */
        interface Blend {
            int of(int here, int there);
        }

        /** Each kind that is in either, blended. */
        Tally blend(Tally other, Blend blend) {
            String[] names = new String[kinds.length + other.kinds.length];
            int[] numbers = new int[names.length];
            int size = 0;
            int i = 0;
            int j = 0;
            while (i < kinds.length || j < other.kinds.length) {
                int order = i == kinds.length ? 1 : j == other.kinds.length ? -1 : kinds[i].compareTo(other.kinds[j]);
                String name = order <= 0 ? kinds[i] : other.kinds[j];
                int here = order <= 0 ? counts[i++] : 0;
                int there = order >= 0 ? other.counts[j++] : 0;
                int number = blend.of(here, there);
                if (number > 0) {
                    names[size] = name;
                    numbers[size] = number;
                    size++;
                }
            }
            return cut(names, numbers, size);
        }

        private static Tally cut(String[] names, int[] numbers, int size) {
            return new Tally(Arrays.copyOf(names, size), Arrays.copyOf(numbers, size));
        }

        /** Those of the kinds that fit. */
        Tally only(Predicate<String> fit) {
            String[] names = new String[kinds.length];
            int[] numbers = new int[kinds.length];
            int size = 0;
            for (int i = 0; i < kinds.length; i++) {
                if (fit.test(kinds[i])) {
                    names[size] = kinds[i];
                    numbers[size] = counts[i];
                    size++;
                }
            }
            return size == kinds.length ? this : cut(names, numbers, size);
        }

        @Override
        public Integer get(Object kind) {
            int count = kind instanceof String name ? count(name) : 0;
            return count == 0 ? null : count;
        }

        @Override
        public boolean containsKey(Object kind) {
            return get(kind) != null;
        }

        @Override
        public int size() {
            return kinds.length;
        }

        @Override
        public boolean isEmpty() {
            return kinds.length == 0;
        }

        @Override
        public void forEach(BiConsumer<? super String, ? super Integer> action) {
            for (int i = 0; i < kinds.length; i++) {
                action.accept(kinds[i], counts[i]);
            }
        }

        @Override
        public Set<Entry<String, Integer>> entrySet() {
            return new Entries();
        }

        private final class Entries extends AbstractSet<Entry<String, Integer>> {
            @Override
            public Iterator<Entry<String, Integer>> iterator() {
                return new Iterator<>() {
                    private int at;

                    @Override
                    public boolean hasNext() {
                        return at < kinds.length;
                    }

                    @Override
                    public Entry<String, Integer> next() {
                        if (at == kinds.length) {
                            throw new NoSuchElementException();
                        }
                        Entry<String, Integer> entry = Map.entry(kinds[at], counts[at]);
                        at++;
                        return entry;
                    }
                };
            }

            @Override
            public int size() {
                return kinds.length;
            }
        }
    }

    /** Counters of several types in words: "3 Spartan hoplites 4A and 2 …". */
    static final class CountedText {
        private CountedText() {}

        static Arg of(String kind, Map<String, Integer> counts) {
            List<Arg> words = new ArrayList<>();
            counts.forEach((type, n) ->
                    words.add(new Arg.Nested(Text.of("so-many", "n", n, "what", new Arg.Name(kind, type)))));
            return words.isEmpty() ? new Arg.Nested(Text.of("nothing")) : new Arg.Many(words);
        }
    }
}
