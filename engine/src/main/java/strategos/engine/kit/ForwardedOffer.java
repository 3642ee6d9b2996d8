package strategos.engine.kit;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Goal;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Outline;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** An offer that is another one but for what it says itself. */
public interface ForwardedOffer extends Offer {
    /** The other one. */
    Offer offer();

    @Override
    default Verb verb() {
        return offer().verb();
    }

    @Override
    default Optional<Text> label() {
        return offer().label();
    }

    @Override
    default Choices choices(Slot slot, Call filled) {
        return offer().choices(slot, filled);
    }

    @Override
    default Line whyNot(Slot slot, Call filled, String value) {
        return offer().whyNot(slot, filled, value);
    }

    @Override
    default Map<String, String> facts(Call call) {
        return offer().facts(call);
    }

    @Override
    default Text asks() {
        return offer().asks();
    }

    @Override
    default List<Goal> goals(Call filled) {
        return offer().goals(filled);
    }

    @Override
    default List<Goal> others(Call whole) {
        return offer().others(whole);
    }

    @Override
    default Optional<String> usual(Slot slot, Call filled) {
        return offer().usual(slot, filled);
    }

    @Override
    default Optional<Outline> outline(Call whole) {
        return offer().outline(whole);
    }
}
