package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Land units go ashore. */
@Rule("7.4")
@Recorded("landed")
public record Landed(Bits units) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.board().ashore(units));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Optional.empty();
    }
}
