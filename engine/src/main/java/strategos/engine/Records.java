package strategos.engine;

import java.util.List;

/**
 * What a game stores.
 *
 * @param state the class of its position: a record of records
 * @param stateVersion raised when the position's fields change: snapshots of an older version are made anew
 * @param events the sealed interfaces of its events; each permitted record bears {@link Recorded}
 * @param upcasts conversions of older events
 * @param <S> the game's position
 */
public record Records<S>(
        Class<S> state, int stateVersion, List<Class<? extends Event<S>>> events, List<Upcast> upcasts) {
    public Records {
        events = List.copyOf(events);
        upcasts = List.copyOf(upcasts);
    }

    /** Where all events are of one family. */
    public Records(Class<S> state, int stateVersion, Class<? extends Event<S>> events, List<Upcast> upcasts) {
        this(state, stateVersion, List.of(events), upcasts);
    }
}
