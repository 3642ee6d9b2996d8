package strategos.engine.games.persians.orders;

import java.util.List;
import java.util.function.BiFunction;
import strategos.engine.Call;
import strategos.engine.Choice;
import strategos.engine.Choices;
import strategos.engine.Offer;
import strategos.engine.Slot;
import strategos.engine.Verb;

/** A verb open with choices made by a function of the slot's name and what is filled. */
record SlotOffer(Verb verb, BiFunction<String, Call, Choices> by) implements Offer {
    /** A verb that takes nothing. */
    static Offer bare(Verb verb) {
        return new SlotOffer(verb, (slot, filled) -> Choices.nothing());
    }

    /** A verb whose one slot takes one of these. */
    static Offer one(Verb verb, List<Choice> from) {
        return new SlotOffer(verb, (slot, filled) -> Choices.oneOf(from));
    }

    @Override
    public Choices choices(Slot slot, Call filled) {
        return by.apply(slot.name(), filled);
    }
}
