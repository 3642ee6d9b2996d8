package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Pieces have had their campaign of this phase. */
@Rule({"4.1", "6.8"})
@Recorded("spent")
public record Spent(Bits pieces) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.board().withUsed(before.board().used().or(pieces)));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Optional.empty();
    }
}
