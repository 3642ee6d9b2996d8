package strategos.engine.games.xenophon.rules;

import java.util.Optional;
import java.util.Set;
import strategos.engine.Play;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Stage;
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
     * The verb as it is open in one of its stages to that army, in a position concealed for whoever asks; empty
     * when it is not.
     */
    Optional<Offer> offer(Seen<MarchState> seen, Army army);

    /** Carries out the order, which the offer let pass. */
    void carryOut(Play<MarchState> play, Army army, Call call);
}
