package strategos.engine.games.sparta.government;

import java.util.List;
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

/** {@code avert}: Athens gives a leader up for good, and its government stays; or it lets the government fall. */
@Rule("14.1")
public final class AvertAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "avert";

    static final String NONE = "none";

    private final Verb verb = Verb.order(NAME, "14.1", Slot.one(Slots.LEADER));
    private final Labels labels;
    private final Governments governments;

    public AvertAct(Labels labels, Governments governments) {
        this.labels = labels;
        this.governments = governments;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> known, Side side) {
        War seen = known.position();
        if (!(seen.step() instanceof PendingStep.Aversion)) {
            return Optional.empty();
        }
        int leader = governments.counter(
                labels.printed().government(seen.government().row()));
        return Optional.of(SlotOffer.one(verb, List.of(labels.piece(seen.board(), leader), Labels.word(NONE))));
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        governments.avert(play, !call.says(Slots.LEADER, NONE));
    }
}
