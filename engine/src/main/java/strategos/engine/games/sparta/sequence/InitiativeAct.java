package strategos.engine.games.sparta.sequence;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.Labels;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.war.PendingStep;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code initiative}: the side that has the choice moves first this quarter, or second. */
@Rule("3.2")
public final class InitiativeAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "initiative";

    static final String FIRST = "first";
    static final String SECOND = "second";

    private final Verb verb = Verb.order(NAME, "3.2", Slot.one(Slots.CHOICE));
    private final Optional<Offer> offer = Optional.of(SlotOffer.one(verb, Labels.words(FIRST, SECOND)));
    private final Sequence sequence;

    public InitiativeAct(Sequence sequence) {
        this.sequence = sequence;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> known, Side side) {
        War seen = known.position();
        return seen.step() instanceof PendingStep.Initiative ? offer : Optional.empty();
    }

    /** The order to move first, or second. */
    public static Call call(boolean first) {
        return Call.of(NAME, Slots.CHOICE, first ? FIRST : SECOND);
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        sequence.first(play, call.one(Slots.CHOICE).equals(FIRST) ? side : side.other());
    }
}
