package strategos.engine.games.xenophon.rules;

import java.util.List;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/**
 * A verb with one slot, open with these choices.
 *
 * @param count how many of them it takes
 * @param refusal the sentence for any other value, which gets the count and the legal ones
 * @param legal the choices as that sentence names them
 */
public record ListOffer(Verb verb, List<Choice> from, int count, String refusal, List<Text> legal) implements Offer {
    /** Choices that the sentence names as they read in a menu. */
    public ListOffer(Verb verb, List<Choice> from, int count, String refusal) {
        this(verb, from, count, refusal, from.stream().map(Choice::label).toList());
    }

    @Override
    public Choices choices(Slot slot, Call filled) {
        return new Choices.Pick(from, count, count);
    }

    @Override
    public Line whyNot(Slot slot, Call filled, String value) {
        return new Line(Text.of(refusal, "count", count, "legal", legal), verb.rule());
    }

    /** A verb that is open and takes nothing. */
    public record BareOffer(Verb verb) implements Offer {
        @Override
        public Choices choices(Slot slot, Call filled) {
            return Choices.nothing();
        }
    }
}
