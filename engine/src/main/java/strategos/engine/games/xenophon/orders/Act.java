package strategos.engine.games.xenophon.orders;

import java.util.Optional;
import java.util.Set;
import strategos.engine.Play;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Stage;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Verb;

/** An order that can be given: one verb. */
public interface Act {
    /** Its verb. */
    Verb verb();

    /** The stages in which it may be open. */
    Set<Stage> stages();

    /**
     * The verb as it is open in one of its stages to the army at that place, in a position concealed for whoever asks; empty
     * when it is not.
     */
    Optional<Offer> offer(March seen, int place);

    /** Carries out the order, which the offer let pass. */
    void carryOut(Play<March> play, int place, Call call);
}
