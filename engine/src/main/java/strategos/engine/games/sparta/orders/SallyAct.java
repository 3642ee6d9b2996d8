package strategos.engine.games.sparta.orders;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code sally}: trapped units try to break out; they need no leader. */
@Rule("9.1")
public final class SallyAct implements Act {
    /** The verb's name. */
    public static final String NAME = "sally";

    private final Verb verb = Verb.order(NAME, "9.1", Slot.one(Slots.PLACE));
    private final Force force;

    SallyAct(Force force) {
        this.force = force;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(War seen, Side side) {
        if (!Force.idle(seen, side) || !force.mustAct(seen, side).isEmpty()) {
            return Optional.empty();
        }
        Bits places = seen.ground()
                .of(Mark.trapped(side))
                .minus(seen.ground().of(Mark.SALLIED))
                .filter(place ->
                        !force.rules().field().inside(seen, side, place).isEmpty()
                                && force.rules().field().mayFight(seen, side, place));
        return places.isEmpty()
                ? Optional.empty()
                : Optional.of(SlotOffer.one(verb, force.labels().places(places)));
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        force.rules().sieges().breakOut(play, side, force.labels().place(call.one(Slots.PLACE)));
    }
}
