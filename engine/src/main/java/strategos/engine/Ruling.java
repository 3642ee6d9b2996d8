package strategos.engine;

import java.util.List;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Text.Line;

/**
 * The referee's answer to an order.
 *
 * @param <S> the game's position
 */
public sealed interface Ruling<S> {
    /** Carried out; {@code standing} is what remains of the standing orders. */
    record Accepted<S>(S state, List<Entry<S>> entries, List<StandingOrder> standing) implements Ruling<S> {
        public Accepted {
            entries = List.copyOf(entries);
            standing = List.copyOf(standing);
        }
    }

    /** Not legal: nothing has changed, and no die has fallen. */
    record Refused<S>(Line why) implements Ruling<S> {}
}
