package strategos.engine.games.xenophon.orders;

import java.util.Optional;
import strategos.engine.Call;
import strategos.engine.Offer;
import strategos.engine.Play;
import strategos.engine.Verb;
import strategos.engine.games.xenophon.March;

/** An order that can be given: one verb. */
public interface Act {
    /** Its verb. */
    Verb verb();

    /** The verb as it is open to the army at that place, in a position concealed for its seat; empty when it is not. */
    Optional<Offer> offer(March seen, int place);

    /** Carries out the order, which the offer let pass. */
    void carryOut(Play<March> play, int place, Call call);
}
