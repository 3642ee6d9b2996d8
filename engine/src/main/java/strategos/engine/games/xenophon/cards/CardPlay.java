package strategos.engine.games.xenophon.cards;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.march.Cards;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Stage;

/** When a card may be played. The target is always the army whose turn it is. */
@Rule({"ruling-P1", "ruling-aims", "ruling-X1", "ruling-X8"})
public final class CardPlay {
    private final ActionDeck deck;

    public CardPlay(ActionDeck deck) {
        this.deck = deck;
    }

    /** The cards. */
    public ActionDeck deck() {
        return deck;
    }

    /** The cards of the army at that place that can be played now; none when its hand is hidden. */
    public List<Card> open(March march, int place) {
        Cards hand = march.army(place).hand();
        if (hand.isEmpty() || !hand.known() || !hasWord(march, place)) {
            return List.of();
        }
        List<Card> open = new ArrayList<>(hand.size());
        for (int i = 0; i < hand.size(); i++) {
            Card card = deck.card(hand.at(i));
            if (isOpen(march, place, card)) {
                open.add(card);
            }
        }
        return open;
    }

    /** Whether the army may play cards at all. */
    @Rule({"ruling-X6", "ruling-X7", "ruling-X9"})
    private static boolean hasWord(March march, int place) {
        if (!march.army(place).marching()) {
            return false;
        }
        boolean own = place == march.active();
        return switch (march.stage()) {
            case START, OPPONENTS -> !own;
            case ROLLER -> own && !march.cast().closed();
            case FORAGE, RALLY_AGAIN -> own;
            default -> false;
        };
    }

    private static boolean isOpen(March march, int place, Card card) {
        List<Way> ways = card.ways();
        for (int i = 0; i < ways.size(); i++) {
            if (isOpen(march, place, ways.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the army at that place may play a card in this way now. */
    public static boolean isOpen(March march, int place, Way way) {
        return (place == march.active() ? way.aim().self() : way.aim().opponent()) && hasTarget(march, way);
    }

    /** The ways in which the army at that place may play the card now. */
    public static List<Way> openWays(March march, int place, Card card) {
        List<Way> open = new ArrayList<>(card.ways().size());
        for (Way way : card.ways()) {
            if (isOpen(march, place, way)) {
                open.add(way);
            }
        }
        return open;
    }

    /** Whether all that the way does has something to work on now. */
    @Rule({"ruling-P1", "ruling-X4", "ruling-X5", "ruling-X6", "ruling-X7"})
    public static boolean hasTarget(March march, Way way) {
        if (way.touchesThrow()) {
            return throwOnTable(march) && way.rolls().contains(march.cast().kind());
        }
        List<Effect> effects = way.effects();
        for (int i = 0; i < effects.size(); i++) {
            if (!hasTarget(march, effects.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean hasTarget(March march, Effect effect) {
        return switch (effect) {
            case Effect.ExtraRally rally -> march.stage() == Stage.RALLY_AGAIN;
            case Effect.Gain gain -> gain.count() > 0 || march.roller().count(gain.token()) > 0;
            case Effect.Draw draw -> true;
            case Effect.Modify modify -> true;
            case Effect.Reroll reroll -> true;
            case Effect.RerollAny any -> true;
        };
    }

    /** Whether a throw lies on the table and is not yet settled. */
    public static boolean throwOnTable(March march) {
        return march.stage() == Stage.OPPONENTS || march.stage() == Stage.ROLLER || march.stage() == Stage.FORCED;
    }
}
