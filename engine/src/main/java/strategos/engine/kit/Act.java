package strategos.engine.kit;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Seen;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Verb;

/**
 * One verb of a game, with all that belongs to it: when it is open, and what its order does.
 *
 * @param <S> the game's position
 * @param <A> who gives orders, as the game names him: a side, an army, or simply the seat
 */
public interface Act<S, A> {
    /** Its verb. */
    Verb verb();

    /** The verb as it is open to whoever is asked; empty when it is not. */
    Optional<Offer> offer(Seen<S> seen, A actor);

    /** Carries out the order, which the offer let pass. */
    void carryOut(Play<S> play, A actor, Call call);
}
