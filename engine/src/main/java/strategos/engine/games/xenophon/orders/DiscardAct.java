package strategos.engine.games.xenophon.orders;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.cards.ActionDeck;
import strategos.engine.games.xenophon.events.CardEvents.Discarded;
import strategos.engine.games.xenophon.march.Army;
import strategos.engine.games.xenophon.march.Cards;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Stage;
import strategos.engine.games.xenophon.phases.HandLimit;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;

/** {@code discard}: lays down as many cards as the army holds over its limit, of its own choice. */
@Rule("end-phase")
public final class DiscardAct implements Act {
    private static final String SLOT = "cards";

    private final Verb verb =
            Verb.order("discard", "end-phase", new Slot(SLOT, Slot.Kind.SOME, Text.of("slot.discard")));
    private final ActionDeck cards;
    private final HandLimit limits;

    public DiscardAct(ActionDeck cards, HandLimit limits) {
        this.cards = cards;
        this.limits = limits;
    }

    @Override
    public Set<Stage> stages() {
        return EnumSet.of(Stage.DISCARD);
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(March seen, int place) {
        Army army = seen.army(place);
        if (place != seen.active() || !army.hand().known()) {
            return Optional.empty();
        }
        return Optional.of(new ListOffer(verb, cards.choices(army.hand()), limits.over(army), "refuse.discard"));
    }

    @Override
    public void carryOut(Play<March> play, int place, Call call) {
        Cards numbers = Cards.NONE;
        for (String id : call.all(SLOT)) {
            numbers = numbers.with(cards.card(id).orElseThrow().number());
        }
        play.happen(new Discarded(play.state().army(place).seat(), numbers, call.all(SLOT), false));
    }
}
