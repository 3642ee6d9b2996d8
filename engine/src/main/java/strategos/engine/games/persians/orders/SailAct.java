package strategos.engine.games.persians.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.rules.Sailing;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code sail}: a fleet, a dummy or a single ship, zone by zone. */
@Rule({"9", "9.1"})
final class SailAct implements Act {
    static final String NAME = "sail";
    private static final String VESSEL = "vessel";
    static final String PATH = "path";

    private final Verb verb = Verb.order(NAME, "9.1", Slot.one(VESSEL), Slot.path(PATH));
    private final Sailing sailing;

    SailAct(Sailing sailing) {
        this.sailing = sailing;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> seen, Side side) {
        War war = seen.position();
        Camp camp = war.camp(side);
        if (!(war.step() instanceof Step.Activation) || !camp.known()) {
            return Optional.empty();
        }
        List<String> able = new ArrayList<>();
        for (Vessel vessel : camp.vessels()) {
            if (!sailing.next(war, vessel, side, vessel.sea(), 0).isEmpty()) {
                able.add(vessel.id());
            }
        }
        return able.isEmpty()
                ? Optional.empty()
                : Optional.of(new SlotOffer(
                        verb,
                        (slot, filled) ->
                                slot.equals(VESSEL) ? Choices.oneOf(Slots.counters(able)) : path(war, side, filled)));
    }

    private Choices path(War seen, Side side, Call filled) {
        Vessel vessel = seen.camp(side).vessel(filled.one(VESSEL)).orElseThrow();
        List<String> taken = filled.all(PATH);
        String at = taken.isEmpty() ? vessel.sea() : taken.getLast();
        return new Choices.Step(Slots.zones(sailing.next(seen, vessel, side, at, taken.size())), !taken.isEmpty());
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        sailing.sail(play, side, call.one(VESSEL), call.all(PATH));
    }
}
