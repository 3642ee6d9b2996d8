package strategos.engine.games.xenophon.orders;

import java.util.List;
import strategos.engine.Call;
import strategos.engine.Choice;
import strategos.engine.Choices;
import strategos.engine.Offer;
import strategos.engine.Slot;
import strategos.engine.Verb;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/**
 * A verb with one slot, open with these choices; with none, the slot takes nothing.
 *
 * @param count how many of them it takes
 * @param refusal the sentence for any other value, which gets it as {@code value}, the count and the legal ones
 */
record ListOffer(Verb verb, List<Choice> from, int count, String refusal) implements Offer {
    @Override
    public Choices choices(Slot slot, Call filled) {
        return from.isEmpty() ? Choices.nothing() : new Choices.Pick(from, count, count);
    }

    @Override
    public Line whyNot(Slot slot, Call filled, String value) {
        List<Text> legal = from.stream().map(Choice::label).toList();
        return new Line(Text.of(refusal, "value", value, "count", count, "legal", legal), verb.rule());
    }
}
