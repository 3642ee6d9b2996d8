package strategos.engine.offer;

import java.util.List;
import java.util.function.BiFunction;

/**
 * A verb open with choices made by a function, for an offer that has nothing to say of its own about a wrong value.
 *
 * @param by from the slot's name, and what is filled before it
 */
public record SlotOffer(Verb verb, BiFunction<String, Call, Choices> by) implements Offer {
    /** A verb that takes nothing. */
    public static Offer bare(Verb verb) {
        return new SlotOffer(verb, (slot, filled) -> Choices.nothing());
    }

    /** A verb whose one slot takes one of these. */
    public static Offer one(Verb verb, List<Choice> from) {
        return new SlotOffer(verb, (slot, filled) -> Choices.oneOf(from));
    }

    @Override
    public Choices choices(Slot slot, Call filled) {
        return by.apply(slot.name(), filled);
    }
}
