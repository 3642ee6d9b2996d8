package strategos.engine.games.sparta.orders;

import java.util.List;
import strategos.engine.Call;
import strategos.engine.Choice;
import strategos.engine.Choices;
import strategos.engine.Offer;
import strategos.engine.Slot;
import strategos.engine.Verb;

/** A verb whose first slot takes one of these, and whose other slots do not apply. */
record OneSlotOffer(Verb verb, List<Choice> from) implements Offer {
    OneSlotOffer {
        from = List.copyOf(from);
    }

    @Override
    public Choices choices(Slot slot, Call filled) {
        return slot.equals(verb.slots().getFirst()) && !from.isEmpty() ? Choices.oneOf(from) : Choices.nothing();
    }
}
