package strategos.bot.memory;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Remembers so many values and no more: those that were not asked for longest are forgotten first. Thread-safe.
 *
 * @param <K> what they are known by
 * @param <V> the values
 */
public final class Newest<K, V> {
    private static final int ROOM = 16;
    private static final float LOAD = 0.75f;

    private final Map<K, V> kept;

    /**
     * Nothing yet.
     *
     * @param most how many values, at least one
     */
    public Newest(int most) {
        kept = new LinkedHashMap<>(ROOM, LOAD, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > most;
            }
        };
    }

    /** The value, unless it was never put, or is forgotten. */
    public synchronized Optional<V> get(K key) {
        return Optional.ofNullable(kept.get(key));
    }

    /** Remembers the value in place of any other. */
    public synchronized void put(K key, V value) {
        kept.put(key, value);
    }

    /** Remembers the value unless there is one; gives the one that is remembered. */
    public synchronized V putIfAbsent(K key, V value) {
        V there = kept.putIfAbsent(key, value);
        return there == null ? value : there;
    }

    /** Forgets the value; whether there was one. */
    public synchronized boolean remove(K key) {
        return kept.remove(key) != null;
    }

    /** Forgets all. */
    public synchronized void clear() {
        kept.clear();
    }

    /** How many are remembered. */
    public synchronized int size() {
        return kept.size();
    }
}
