package strategos.engine.games.xenophon.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.games.xenophon.March;
import strategos.engine.Recorded;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** A card laid down unseen found nothing to work on, and is back in its owner's hand. */
@Rule("ruling-order")
@Recorded("answer-returned")
public record AnswerReturned(Seat by, String card) implements MarchEvent {
    @Override
    public March apply(March before) {
        return before.with(before.window().without(by));
    }

    @Override
    public Optional<Line> tell(March before, Viewer viewer) {
        return by.equals(viewer)
                ? Optional.of(
                        new Line(Text.of("told.answer-returned", "card", new Arg.Name("card", card)), "ruling-order"))
                : Optional.empty();
    }

    /** That a card was laid down comes to light by its return. */
    @Override
    @Rule("ruling-O5")
    public boolean reveals() {
        return true;
    }
}
