package strategos.engine.games.xenophon.view;

import java.util.Optional;
import strategos.engine.games.xenophon.orders.PlayAct;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.text.Line;

/**
 * A question that is open.
 *
 * @param playing the cards that could be played now, about which it may ask; a card need not be named
 */
record QuestionOffer(Verb verb, Optional<Offer> playing) implements Offer {
    @Override
    public Choices choices(Slot slot, Call filled) {
        if (playing.isEmpty()) {
            return Choices.nothing();
        }
        if (slot.name().equals(PlayAct.CARD)) {
            return new Choices.Pick(playing.get().choices(slot, filled).listed(), 0, 1);
        }
        return filled.one(PlayAct.CARD).isEmpty()
                ? Choices.nothing()
                : playing.get().choices(slot, filled);
    }

    @Override
    public Line whyNot(Slot slot, Call filled, String value) {
        return playing.isPresent() && !value.isEmpty()
                ? playing.get().whyNot(slot, filled, value)
                : Offer.super.whyNot(slot, filled, value);
    }
}
