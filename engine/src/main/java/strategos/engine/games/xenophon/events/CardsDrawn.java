package strategos.engine.games.xenophon.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.games.xenophon.Army;
import strategos.engine.games.xenophon.Deck;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Stage;
import strategos.engine.Recorded;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Cards are drawn: how many, all see; which, their owner alone. */
@Rule({"draw-phase", "ruling-O4"})
@Recorded("cards-drawn")
public record CardsDrawn(Seat seat, List<String> cards) implements MarchEvent {
    public CardsDrawn {
        cards = List.copyOf(cards);
    }

    @Override
    public March apply(March before) {
        Army army = before.army(seat);
        Deck deck = before.deck();
        Army after = army.holding(army.hand().with(deck.order(), deck.drawn(), cards.size()));
        return before.with(before.place(seat), after).with(deck.draw(cards.size()));
    }

    @Override
    public Optional<Line> tell(March before, Viewer viewer) {
        String key = before.stage() == Stage.DEAL ? "told.dealt" : "told.draw";
        Text text = seat.equals(viewer)
                ? Text.of(
                        key + ".own",
                        "cards",
                        cards.stream().map(id -> new Arg.Name("card", id)).toList())
                : Text.of(key, "army", seat, "cards", cards.size());
        return Optional.of(new Line(text, "draw-phase"));
    }

    /** The drawer has learned something, so there is no way back over it. */
    @Override
    @Rule("ruling-O5")
    public boolean reveals() {
        return true;
    }
}
