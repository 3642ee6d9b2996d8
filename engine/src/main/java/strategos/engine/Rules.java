package strategos.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.engine.box.Setup;
import strategos.engine.dice.Roll;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/**
 * What happens in a game: the only part of it that works on the whole truth and throws dice.
 *
 * @param <S> the game's position
 */
public interface Rules<S> {
    /** The position that the scenario prints, before any die. */
    S setUp(Setup setup);

    /**
     * Who is waited for, each with a prompt that all may read: the same from the position as from what any viewer may know
     * of it. Empty while the game goes on by itself ({@link #advance}) and when it is over.
     */
    SequencedMap<Seat, Text> awaited(S position);

    /**
     * Whose turn it is, where the rules have the others answer in the order of seats after it: standing orders are then looked
     * at in that order, whoever gave the last order. The same from what any viewer may know.
     */
    default Optional<Seat> turn(S position) {
        return Optional.empty();
    }

    /**
     * Carries out an order that {@link Offer#refusal} let pass. It cannot refuse: an exception is a bug, commits nothing
     * and spends no die.
     */
    void decide(Order order, Play<S> play);

    /** Takes one step that needs no decision (a phase, a roll, the next stop of a march). Called while nobody is awaited. */
    void advance(Play<S> play);

    /** Whether the seat still has something to give up: the same from what any viewer may know. */
    boolean mayResign(S position, Seat seat);

    /**
     * Whether the seat has still something to win, or to keep: where all are to agree to something, whoever has given up or is out
     * of it is not asked. The same from what any viewer may know.
     */
    default boolean playsOn(S position, Seat seat) {
        return mayResign(position, seat);
    }

    /** The seat gives up for good; called only where {@link #mayResign} allows it. */
    void resign(Seat seat, Play<S> play);

    /** Present once the match is over, then nobody is awaited: the same from what any viewer may know. */
    Optional<Result> result(S position);

    /**
     * What sealed rolls drew or put in order, by name, for those who read the record of a match that is over. Nothing for dice,
     * which say themselves what they are, and for draws that came to nothing.
     *
     * @param event the fact that came of the rolls
     * @param sealed the sealed rolls since the fact before it, the first of them first
     */
    default Map<Roll, List<Text>> drawn(Event<S> event, List<Roll> sealed) {
        return Map.of();
    }

    /**
     * A broken invariant of the position, in words for a developer; empty when all is well. Tests ask it after every step
     * of random play.
     */
    Optional<String> broken(S position);
}
