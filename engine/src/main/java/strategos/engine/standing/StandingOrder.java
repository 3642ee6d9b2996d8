package strategos.engine.standing;

import java.util.Map;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.seat.Seat;

/**
 * An answer given beforehand, known to its seat alone; it fires, and is then seen, when its order is legal there and
 * then. Of several that fit, the first in the seat's list fires.
 *
 * @param when a condition for each fact it depends on: of the topic ({@link Occasion#facts}) or of the order itself
 *     ({@link Offer#facts})
 * @param uses how often it may still fire
 */
public record StandingOrder(Seat seat, String topic, Map<String, Condition> when, Call answer, int uses) {
    /** A number of uses that no match ever reaches. */
    public static final int UNLIMITED = 1_000_000;

    public StandingOrder {
        when = Map.copyOf(when);
    }

    /** The same after it has fired once. */
    public StandingOrder used() {
        return new StandingOrder(seat, topic, when, answer, uses == UNLIMITED ? UNLIMITED : uses - 1);
    }
}
