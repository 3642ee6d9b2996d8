package strategos.engine.games.xenophon.cards;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.xenophon.events.CardEvents.CardsDrawn;
import strategos.engine.games.xenophon.events.CardEvents.DeckShuffled;
import strategos.engine.games.xenophon.events.CardEvents.Discarded;
import strategos.engine.games.xenophon.events.TurnEvents.WordPassed;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.rules.Causes;
import strategos.engine.games.xenophon.rules.PhaseRules;
import strategos.engine.games.xenophon.rules.RollResolver;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Cards;
import strategos.engine.games.xenophon.state.Deck;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.seat.Seat;

/** Shuffles, draws and discards. */
@Rule({"action-deck", "draw-phase", "ruling-O4"})
public final class Dealer {
    private final CardList cards;
    private final Causes causes;

    public Dealer(CardList cards, Causes causes) {
        this.cards = cards;
        this.causes = causes;
    }

    /** Shuffles the whole deck, as the match begins. */
    public void open(Play<MarchState> play) {
        int[] all = new int[cards.size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = i;
        }
        shuffle(play, Cards.of(all));
    }

    /** Draws so many, or what there is: when the deck runs out, the discards are shuffled. */
    public void draw(Play<MarchState> play, Seat seat, int count) {
        int wanted = count;
        while (wanted > 0) {
            Deck deck = play.state().deck();
            if (deck.left() > 0) {
                int drawn = Math.min(wanted, deck.left());
                play.happen(new CardsDrawn(seat, ids(deck, drawn)));
                wanted -= drawn;
            } else if (!deck.discards().isEmpty()) {
                shuffle(play, deck.discards());
            } else {
                return;
            }
        }
    }

    /** Lays down as many as the army holds over its limit, each drawn blindly from what is left of its hand. */
    @Rule("ruling-T7")
    public void discardByLot(Play<MarchState> play, Seat seat, int count) {
        Army army = play.state().army(seat);
        Cards hand = army.hand();
        Cards drawn = Cards.NONE;
        for (int i = 0; i < count; i++) {
            Roll lot = play.roll(causes.discard(seat), 1, hand.size());
            int card = hand.at(lot.face() - 1);
            drawn = drawn.with(card);
            hand = hand.without(card);
        }
        play.happen(new Discarded(seat, drawn, cards.ids(drawn), true));
    }

    private void shuffle(Play<MarchState> play, Cards pile) {
        Roll roll = play.shuffle(causes.shuffle(), pile.size());
        int[] order = new int[pile.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = pile.at(roll.result().get(i));
        }
        play.happen(new DeckShuffled(Cards.of(order)));
    }

    private List<String> ids(Deck deck, int count) {
        List<String> ids = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            ids.add(cards.card(deck.order().at(deck.drawn() + i)).id());
        }
        return ids;
    }

    /** The army draws its cards. */
    @Rule("draw-phase")
    public record DrawPhase(Dealer dealer, HandLimit hand) implements PhaseRules {
        @Override
        public Phase phase() {
            return Phase.DRAW;
        }

        @Override
        public void begin(Play<MarchState> play, RollResolver resolver) {
            dealer.draw(play, play.state().roller().seat(), hand.draw());
            play.happen(new WordPassed(Phase.ROUTE, Stage.START));
        }
    }
}
