package strategos.engine.games.xenophon.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.games.xenophon.March;
import strategos.engine.Recorded;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** A player gives up for good: pawn and hand leave the game. */
@Rule("ruling-resign")
@Recorded("resigned")
public record Resigned(Seat seat) implements MarchEvent {
    @Override
    public March apply(March before) {
        return before.with(before.window().without(seat))
                .with(before.place(seat), before.army(seat).gone(Gone.next(before)));
    }

    @Override
    public Optional<Line> tell(March before, Viewer viewer) {
        return Optional.of(new Line(Text.of("told.resigned", "army", seat), "ruling-resign"));
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
