package strategos.engine.games.xenophon.state;

import io.soabase.recordbuilder.core.RecordBuilder;
import strategos.engine.Rule;

/**
 * The action deck that all share.
 *
 * @param order the shuffled cards, those already drawn included
 * @param drawn how many of them are drawn
 * @param discards face up, the last on top
 */
@Rule("action-deck")
@RecordBuilder
public record Deck(Cards order, int drawn, Cards discards) implements DeckBuilder.With {
    /** How many are left to draw before a shuffle. */
    public int left() {
        return order.size() - drawn;
    }

    /** After {@code count} cards are drawn. */
    public Deck draw(int count) {
        return withDrawn(drawn + count);
    }

    /** With one more card on the discards. */
    public Deck discard(int card) {
        return withDiscards(discards.with(card));
    }

    /** With these on the discards. */
    public Deck discard(Cards cards) {
        return withDiscards(discards.with(cards));
    }

    /** With its order face down. */
    public Deck conceal() {
        return withOrder(order.conceal());
    }
}
