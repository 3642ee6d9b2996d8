package strategos.engine.games.persians.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.events.StratagemEvents.DummyLaid;
import strategos.engine.games.persians.rules.Turns;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choice;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code place}: a dummy onto an own counter of its kind, which may be a dummy too. */
@Rule({"11.1", "ruling-dummies"})
final class PlaceAct implements Act {
    /** The verb's name. */
    static final String NAME = "place";

    private static final String DUMMY = "dummy";
    private static final String ZONE = "zone";
    private static final String LEADER = "leader";
    private static final String FLEET = "fleet";

    private final Verb verb = Verb.calm(NAME, "11.1", Slot.one(DUMMY), Slot.one(ZONE));

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> seen, Side side) {
        War war = seen.position();
        Camp camp = war.camp(side);
        if (!(war.step() instanceof Step.Reorganise step) || step.ready(side) || !camp.known()) {
            return Optional.empty();
        }
        List<Choice> kinds = new ArrayList<>();
        if (camp.lostDummies() > 0 && !zones(camp, LEADER).isEmpty()) {
            kinds.add(Slots.word(LEADER));
        }
        if (camp.lostDecoys() > 0 && !zones(camp, FLEET).isEmpty()) {
            kinds.add(Slots.word(FLEET));
        }
        return kinds.isEmpty()
                ? Optional.empty()
                : Optional.of(new SlotOffer(
                        verb,
                        (slot, filled) -> Choices.oneOf(
                                slot.equals(DUMMY) ? kinds : Slots.zones(zones(camp, filled.one(DUMMY))))));
    }

    private static List<String> zones(Camp camp, String kind) {
        return Turns.berths(camp, kind.equals(FLEET));
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        Camp camp = play.state().camp(side);
        String id = call.one(DUMMY).equals(LEADER) ? Turns.freeDummy(camp) : Turns.freeDecoy(camp);
        play.happen(new DummyLaid(side, id, call.one(ZONE)));
    }
}
