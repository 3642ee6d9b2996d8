package strategos.engine.games.xenophon.orders;

import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;

/** A verb that is open and takes nothing. */
record BareOffer(Verb verb) implements Offer {
    @Override
    public Choices choices(Slot slot, Call filled) {
        return Choices.nothing();
    }
}
