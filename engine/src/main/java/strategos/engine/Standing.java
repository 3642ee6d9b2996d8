package strategos.engine;

import java.util.Map;

/**
 * An answer given beforehand, known to its seat alone; it fires, and is then seen, when its order is legal there and
 * then. Of several that fit, the first in the seat's list fires.
 *
 * @param when a condition for each fact it depends on: of the topic ({@link Decision#facts}) or of the order itself
 *     ({@link Offer#facts})
 * @param uses how often it may still fire
 */
public record Standing(Seat seat, String topic, Map<String, Condition> when, Call answer, int uses) {
    /** A number of uses that no match ever reaches. */
    public static final int UNLIMITED = 1_000_000;

    public Standing {
        when = Map.copyOf(when);
    }

    /** The same after it has fired once. */
    public Standing used() {
        return new Standing(seat, topic, when, answer, uses == UNLIMITED ? UNLIMITED : uses - 1);
    }
}
