package strategos.engine.games.xenophon.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.xenophon.Cards;
import strategos.engine.games.xenophon.Deck;
import strategos.engine.games.xenophon.March;
import strategos.engine.Recorded;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** The deck is shuffled; later, the discards become the deck. Its order stays hidden until the match ends. */
@Rule({"draw-phase", "ruling-O4"})
@Recorded("deck-shuffled")
public record DeckShuffled(Cards order) implements MarchEvent {
    @Override
    public March apply(March before) {
        return before.with(new Deck(order, 0, Cards.NONE));
    }

    @Override
    public Optional<Line> tell(March before, Viewer viewer) {
        boolean again = before.deck().drawn() > 0;
        return Optional.of(new Line(
                Text.of(again ? "told.reshuffled" : "told.shuffled", "cards", order.size()),
                again ? "draw-phase" : "action-deck"));
    }
}
