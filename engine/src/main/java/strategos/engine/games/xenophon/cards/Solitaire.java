package strategos.engine.games.xenophon.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.TurnEvents.WordPassed;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.Card.Way;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.printed.Effect;
import strategos.engine.games.xenophon.state.Cards;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;

/** Alone, whoever holds a card that only harms plays it on himself as soon as it can be played. */
@Rule({"solitaire-play", "ruling-S1", "ruling-S2", "ruling-S3"})
public final class Solitaire {
    private final CardList cards;
    private final CardResolver table;

    public Solitaire(CardList cards, CardResolver table) {
        this.cards = cards;
        this.table = table;
    }

    /** Plays all that is due, in the order in which it was drawn; stops where the player must choose between two harms. */
    public void force(Play<MarchState> play) {
        while (mayForce(play.state())) {
            MarchState march = play.state();
            Optional<Card> due = due(march);
            if (due.isEmpty()) {
                return;
            }
            List<Way> ways = waysDue(march, due.get());
            if (ways.size() > 1) {
                play.happen(new WordPassed(march.phase(), Stage.FORCED));
                return;
            }
            table.play(play, march.roller(), due.get(), ways.getFirst());
        }
    }

    private static boolean mayForce(MarchState march) {
        return march.solitaire() && march.roller().marching() && march.stage() != Stage.FORCED;
    }

    /** The first card that is due, if its owner's hand is known. */
    public Optional<Card> due(MarchState march) {
        Cards hand = march.roller().hand();
        if (!hand.known()) {
            return Optional.empty();
        }
        for (int i = 0; i < hand.size(); i++) {
            Card card = cards.card(hand.at(i));
            if (card.onlyHarms() && !waysDue(march, card).isEmpty()) {
                return Optional.of(card);
            }
        }
        return Optional.empty();
    }

    /** The cards that only harm in the hand of whoever marches alone, as far as it is known: they fall on him. */
    public List<Card> harming(MarchState march) {
        Cards hand = march.roller().hand();
        List<Card> harming = new ArrayList<>();
        for (int i = 0; march.solitaire() && hand.known() && i < hand.size(); i++) {
            Card card = cards.card(hand.at(i));
            if (card.onlyHarms()) {
                harming.add(card);
            }
        }
        return harming;
    }

    /** What these cards will add to a roll of that kind when it is made. */
    public int added(MarchState march, RollKind kind) {
        int added = 0;
        for (Card card : harming(march)) {
            for (Way way : card.ways()) {
                for (Effect effect : way.effects()) {
                    added += effect instanceof Effect.Modify(RollKind roll, int add) && roll == kind ? add : 0;
                }
            }
        }
        return added;
    }

    /** The ways in which it is due now. A roll is touched before the roller has the word, and not after. */
    public static List<Way> waysDue(MarchState march, Card card) {
        boolean answering = march.stage() == Stage.OPPONENTS || march.stage() == Stage.FORCED;
        return CardResolver.open(march, card).stream()
                .filter(way -> answering || !way.touchesRoll())
                .toList();
    }
}
