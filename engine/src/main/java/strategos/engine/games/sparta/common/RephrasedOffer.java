package strategos.engine.games.sparta.common;

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
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** An offer that says otherwise why it refuses a value; all else is that offer's own. */
public record RephrasedOffer(Offer offer, Refusal refusal) implements Offer {
    /** Why a value is refused. */
    @FunctionalInterface
    public interface Refusal {
        /** The reason, or the offer's own. */
        Line why(Offer offer, Slot slot, Call filled, String value);
    }

    /** An offer of a verb that answers several questions: what it refuses is refused by this rule. */
    public static Offer citing(Offer offer, String rule) {
        return new RephrasedOffer(
                offer,
                (own, slot, filled, value) ->
                        new Line(own.whyNot(slot, filled, value).text(), rule));
    }

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
        return refusal.why(offer, slot, filled, value);
    }

    @Override
    public Map<String, String> facts(Call call) {
        return offer.facts(call);
    }

    @Override
    public List<Goal> goals(Call filled) {
        return offer.goals(filled);
    }

    @Override
    public Text asks() {
        return offer.asks();
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
        return offer.outline(whole);
    }
}
