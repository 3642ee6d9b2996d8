package strategos.engine.games.sparta.orders;

import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.phases.Administration;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Step;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code avert}: Athens gives a leader up for good, and its government stays; or it lets the government fall. */
@Rule("14.1")
public final class AvertAct implements Act {
    /** The verb's name. */
    static final String NAME = "avert";

    static final String NONE = "none";

    private final Verb verb = Verb.order(NAME, "14.1", Slot.one(Slots.LEADER));
    private final Force force;
    private final Administration administration;

    AvertAct(Force force) {
        this.force = force;
        this.administration = force.rules().administration();
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(War seen, Side side) {
        if (!(seen.step() instanceof Step.Aversion)) {
            return Optional.empty();
        }
        int leader = administration.counter(
                force.labels().printed().government(seen.government().row()));
        return Optional.of(SlotOffer.one(verb, List.of(force.labels().piece(seen.board(), leader), Labels.word(NONE))));
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        administration.avert(play, !call.one(Slots.LEADER).equals(NONE));
    }
}
