package strategos.engine.games.xenophon.view;

import java.util.List;
import java.util.Optional;
import strategos.engine.View;
import strategos.engine.games.xenophon.cards.ActionDeck;
import strategos.engine.games.xenophon.march.Cards;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.tables.Tables;
import strategos.engine.offer.Choice;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Line;

/** What a viewer may know, from the position concealed for him. */
public final class Views {
    private final ActionDeck deck;
    private final Briefs briefs;
    private final Scenes scenes;

    public Views(Tables tables, ActionDeck deck) {
        this.deck = deck;
        this.briefs = new Briefs(tables);
        this.scenes = new Scenes(tables);
    }

    /** Words, hand and map. */
    public View of(March seen, Viewer viewer) {
        List<Line> brief = briefs.of(seen, viewer);
        return new View(brief, hand(seen, viewer), Optional.of(scenes.of(seen, brief)));
    }

    /** The viewer's own cards, with what each does. */
    List<Choice> hand(March seen, Viewer viewer) {
        if (!(viewer instanceof Seat seat) || seen.place(seat) < 0) {
            return List.of();
        }
        Cards hand = seen.army(seat).hand();
        return hand.known() ? deck.choices(hand) : List.of();
    }

    /** Every army in a line. */
    List<Line> armies(March seen) {
        return briefs.armies(seen);
    }
}
