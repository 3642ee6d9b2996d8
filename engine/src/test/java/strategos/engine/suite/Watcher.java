package strategos.engine.suite;

import strategos.engine.Ruling;
import strategos.engine.offer.Order;

/**
 * Looks on while a match is played, and fails when a promise is broken.
 *
 * @param <S> the game's position
 */
public interface Watcher<S> {
    /** The match has begun. */
    default void begun(S first, Ruling.Accepted<S> start) {}

    /** Somebody is awaited, or the match is over. */
    default void at(Position<S> position) {}

    /** An order was carried out. */
    default void ruled(Position<S> before, Order order, Ruling.Accepted<S> ruling) {}
}
