package strategos.engine.kit;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Goal;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Outline;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/**
 * An offer that says besides where its order may lead, and how the whole of it reads.
 *
 * @param asks what is asked above the goals
 * @param leads the goals, from what is filled
 * @param reads a whole order in words
 */
public record ComposedOffer(
        Offer offer, Text asks, Function<Call, List<Goal>> leads, Function<Call, Optional<Outline>> reads)
        implements Offer {
    @Override
    public Verb verb() {
        return offer.verb();
    }

    @Override
    public Optional<Text> label() {
        return offer.label();
    }

    @Override
    public Choices choices(Slot slot, Call filled) {
        return offer.choices(slot, filled);
    }

    @Override
    public Line whyNot(Slot slot, Call filled, String value) {
        return offer.whyNot(slot, filled, value);
    }

    @Override
    public Map<String, String> facts(Call call) {
        return offer.facts(call);
    }

    @Override
    public List<Goal> goals(Call filled) {
        return leads.apply(filled);
    }

    @Override
    public List<Goal> others(Call whole) {
        return offer.others(whole);
    }

    @Override
    public Optional<String> usual(Slot slot, Call filled) {
        return offer.usual(slot, filled);
    }

    @Override
    public Optional<Outline> outline(Call whole) {
        return reads.apply(whole);
    }
}
