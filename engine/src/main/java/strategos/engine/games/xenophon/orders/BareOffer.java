package strategos.engine.games.xenophon.orders;

import strategos.engine.Call;
import strategos.engine.Choices;
import strategos.engine.Offer;
import strategos.engine.Slot;
import strategos.engine.Verb;

/** A verb that is open and takes nothing. */
record BareOffer(Verb verb) implements Offer {
    @Override
    public Choices choices(Slot slot, Call filled) {
        return Choices.nothing();
    }
}
