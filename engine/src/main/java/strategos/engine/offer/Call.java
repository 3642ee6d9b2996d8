package strategos.engine.offer;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;

/**
 * A verb with its values, slot by slot, whoever gives it: the body of an order, or a question. A slot without a value
 * is left out.
 */
public record Call(String verb, Map<String, List<String>> values) {
    public Call {
        values = copyOf(values);
    }

    /** Keeps the order of the slots, so that the same call is always written alike. */
    private static Map<String, List<String>> copyOf(Map<String, List<String>> values) {
        if (values.isEmpty()) {
            return Map.of();
        }
        if (values.size() == 1) {
            Map.Entry<String, List<String>> only = values.entrySet().iterator().next();
            return Map.of(only.getKey(), List.copyOf(only.getValue()));
        }
        Map<String, List<String>> copy = LinkedHashMap.newLinkedHashMap(values.size());
        values.forEach((slot, given) -> copy.put(slot, List.copyOf(given)));
        return Collections.unmodifiableMap(copy);
    }

    /** The bare verb. */
    public static Call of(String verb) {
        return new Call(verb, Map.of());
    }

    /** The verb with one value in one slot. */
    public static Call of(String verb, String slot, String value) {
        return new Call(verb, Map.of(slot, List.of(value)));
    }

    /** All values of the slot, in the order in which they were given; none when it is left out. */
    public List<String> all(String slot) {
        return values.getOrDefault(slot, List.of());
    }

    /** The first value of a slot that was filled. @throws NoSuchElementException when it is left out */
    public String one(String slot) {
        List<String> all = values.get(slot);
        if (all == null || all.isEmpty()) {
            throw new NoSuchElementException(verb + " has nothing for " + slot);
        }
        return all.getFirst();
    }

    /** Whether the slot's first value is that one. */
    public boolean says(String slot, String value) {
        List<String> all = values.get(slot);
        return all != null && !all.isEmpty() && all.getFirst().equals(value);
    }

    /** The first value of a slot that may be left out. */
    public Optional<String> maybe(String slot) {
        return all(slot).stream().findFirst();
    }

    /** This call with one more value in the slot. */
    public Call with(String slot, String value) {
        if (values.isEmpty()) {
            return of(verb, slot, value);
        }
        Map<String, List<String>> more = new LinkedHashMap<>(values);
        List<String> there = all(slot);
        if (there.isEmpty()) {
            more.put(slot, List.of(value));
        } else {
            List<String> longer = new ArrayList<>(there);
            longer.add(value);
            more.put(slot, List.copyOf(longer));
        }
        return new Call(verb, more);
    }
}
