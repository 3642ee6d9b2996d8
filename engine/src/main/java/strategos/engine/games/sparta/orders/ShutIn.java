package strategos.engine.games.sparta.orders;

import java.util.Map;
import strategos.engine.Rule;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.text.Line;

/** An offer for a leader and units: who is trapped is refused because of the siege. */
@Rule("9.0")
record ShutIn(Offer offer, Force force, War war, Side side) implements Offer {
    @Override
    public Verb verb() {
        return offer.verb();
    }

    @Override
    public Choices choices(Slot slot, Call filled) {
        return offer.choices(slot, filled);
    }

    @Override
    public Line whyNot(Slot slot, Call filled, String value) {
        return force.trapped(war, side, filled.one(Slots.LEADER), value)
                .orElseGet(() -> offer.whyNot(slot, filled, value));
    }

    @Override
    public Map<String, String> facts(Call call) {
        return offer.facts(call);
    }
}
