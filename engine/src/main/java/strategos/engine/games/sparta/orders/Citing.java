package strategos.engine.games.sparta.orders;

import java.util.Map;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.text.Line;

/** An offer of a verb that answers several questions: what it refuses is refused by the rule behind this one. */
record Citing(Offer offer, String rule) implements Offer {
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
        return new Line(offer.whyNot(slot, filled, value).text(), rule);
    }

    @Override
    public Map<String, String> facts(Call call) {
        return offer.facts(call);
    }
}
