package strategos.engine.games.persians.orders;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.phases.Sequence;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code done}: ends the activation. */
@Rule("4.1")
public final class DoneAct implements Act {
    /** The verb's name. */
    static final String NAME = "done";

    /** The bare order. */
    public static final Call CALL = Call.of(NAME);

    private final Verb verb = Verb.order(NAME, "4.1");
    private final Sequence sequence;

    DoneAct(Sequence sequence) {
        this.sequence = sequence;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> seen, Side side) {
        War war = seen.position();
        return war.step() instanceof Step.Activation ? Optional.of(SlotOffer.bare(verb)) : Optional.empty();
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        sequence.end(play);
    }
}
