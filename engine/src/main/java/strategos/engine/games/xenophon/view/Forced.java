package strategos.engine.games.xenophon.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.cards.ActionDeck;
import strategos.engine.games.xenophon.cards.Card;
import strategos.engine.games.xenophon.cards.Effect;
import strategos.engine.games.xenophon.cards.Way;
import strategos.engine.games.xenophon.march.Cards;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.phases.Solitaire;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** The cards that whoever marches alone will have to play on himself. */
@Rule({"ruling-S1", "ruling-S2"})
final class Forced {
    private final ActionDeck deck;
    private final Solitaire solitaire;

    Forced(ActionDeck deck, Solitaire solitaire) {
        this.deck = deck;
        this.solitaire = solitaire;
    }

    /** What falls on a throw of that kind when it is made. */
    List<Line> on(March seen, RollKind kind) {
        List<Line> lines = new ArrayList<>();
        for (Card card : due(seen)) {
            for (Way way : card.ways()) {
                if (way.rolls().contains(kind)) {
                    lines.add(new Line(
                            Text.of("odds.forced.throw", "card", card.named(), "says", way.words()), "ruling-S1"));
                }
            }
        }
        return lines;
    }

    /** What that adds to the throw. */
    int added(March seen, RollKind kind) {
        int added = 0;
        for (Card card : due(seen)) {
            for (Way way : card.ways()) {
                for (Effect effect : way.effects()) {
                    added += effect instanceof Effect.Modify(RollKind roll, int add) && roll == kind ? add : 0;
                }
            }
        }
        return added;
    }

    private List<Card> due(March seen) {
        Cards hand = seen.roller().hand();
        List<Card> due = new ArrayList<>();
        for (int i = 0; seen.solitaire() && hand.known() && i < hand.size(); i++) {
            Card card = deck.card(hand.at(i));
            if (card.onlyHarms()) {
                due.add(card);
            }
        }
        return due;
    }

    /** What falls at once in the position to which an order leads. */
    List<Line> after(March next) {
        if (!next.solitaire() || !next.roller().marching()) {
            return List.of();
        }
        return solitaire.due(next).map(card -> List.of(after(next, card))).orElse(List.of());
    }

    private static Line after(March next, Card card) {
        Way way = Solitaire.waysDue(next, card).getFirst();
        Text says = Effect.told(way.effects(), next.roller().seat(), Optional.empty());
        return new Line(Text.of("odds.forced", "card", card.named(), "says", says), "ruling-S1");
    }
}
