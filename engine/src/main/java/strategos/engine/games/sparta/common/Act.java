package strategos.engine.games.sparta.common;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Seen;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Verb;

/** An order that can be given: one verb. */
public interface Act {
    /** Its verb. */
    Verb verb();

    /** The verb as it is open to the side that is asked, in a position concealed for its seat; empty when it is not. */
    Optional<Offer> offer(Seen<War> seen, Side side);

    /** Carries out the order, which the offer let pass. */
    void carryOut(Play<War> play, Side side, Call call);
}
