package strategos.engine.games.xenophon.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.games.xenophon.Army;
import strategos.engine.games.xenophon.Cards;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Stage;
import strategos.engine.Recorded;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Cards over the limit are laid down, by choice or by lot. */
@Rule("end-phase")
@Recorded("discarded")
public record Discarded(Seat seat, Cards numbers, List<String> cards, boolean lots) implements MarchEvent {
    public Discarded {
        cards = List.copyOf(cards);
    }

    @Override
    public March apply(March before) {
        Army army = before.army(seat);
        Cards hand = army.hand();
        for (int i = 0; i < numbers.size(); i++) {
            hand = hand.without(numbers.at(i));
        }
        return before.with(before.place(seat), army.holding(hand))
                .with(before.deck().discard(numbers))
                .in(Stage.START);
    }

    @Override
    public Optional<Line> tell(March before, Viewer viewer) {
        return Optional.of(new Line(
                Text.of(
                        lots ? "told.discard.lots" : "told.discard",
                        "army",
                        seat,
                        "cards",
                        cards.stream().map(id -> new Arg.Name("card", id)).toList()),
                "end-phase"));
    }

    /** By lot, the order does not say which cards come to light. */
    @Override
    @Rule("ruling-O5")
    public boolean reveals() {
        return lots;
    }
}
