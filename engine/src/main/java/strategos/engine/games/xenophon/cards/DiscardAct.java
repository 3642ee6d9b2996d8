package strategos.engine.games.xenophon.cards;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.events.CardEvents.Discarded;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.rules.ListOffer;
import strategos.engine.games.xenophon.rules.ListOffer.BareOffer;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Cards;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;

/** {@code discard}: lays down as many cards as the army holds over its limit, of its own choice. */
@Rule("end-phase")
public final class DiscardAct implements Act<MarchState, Army> {
    public static final String NAME = "discard";

    private static final String SLOT = "cards";

    private final Verb verb = Verb.order(NAME, "end-phase", new Slot(SLOT, Slot.Kind.SOME, Text.of("slot.discard")));
    private final CardList cards;
    private final HandLimit limits;

    public DiscardAct(CardList cards, HandLimit limits) {
        this.cards = cards;
        this.limits = limits;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<MarchState> seen, Army army) {
        return mayDiscard(seen.position(), army)
                ? Optional.of(new ListOffer(verb, cards.choices(army.hand()), limits.over(army), "refuse.discard"))
                : Optional.empty();
    }

    private static boolean mayDiscard(MarchState march, Army army) {
        return march.stage() == Stage.DISCARD
                && march.isRoller(army)
                && army.hand().known();
    }

    @Override
    public void carryOut(Play<MarchState> play, Army army, Call call) {
        Cards numbers = Cards.NONE;
        for (String id : call.all(SLOT)) {
            numbers = numbers.with(cards.card(id).orElseThrow().number());
        }
        play.happen(new Discarded(army.seat(), numbers, call.all(SLOT), false));
    }

    /** {@code random-discard}: lots decide which cards over the limit go, as they do for an army whose player is away. */
    @Rule({"end-phase", "ruling-T7"})
    public static final class RandomDiscardAct implements Act<MarchState, Army> {
        /** The verb's name. */
        public static final String NAME = "random-discard";

        /** The bare order. */
        public static final Call CALL = Call.of(NAME);

        private final Verb verb = Verb.order(NAME, "ruling-T7");
        private final Optional<Offer> offer = Optional.of(new BareOffer(verb));
        private final Dealer dealer;
        private final HandLimit limits;

        public RandomDiscardAct(Dealer dealer, HandLimit limits) {
            this.dealer = dealer;
            this.limits = limits;
        }

        @Override
        public Verb verb() {
            return verb;
        }

        /** Not on a public card, where one slip would throw away what another may choose. */
        @Override
        public Optional<Offer> offer(Seen<MarchState> seen, Army army) {
            return mayDiscard(seen.position(), army) ? offer : Optional.empty();
        }

        @Override
        public void carryOut(Play<MarchState> play, Army army, Call call) {
            dealer.discardByLot(play, army.seat(), limits.over(army));
        }
    }
}
