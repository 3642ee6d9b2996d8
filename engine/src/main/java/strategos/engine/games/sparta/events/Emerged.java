package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Nobody shelters any more: no enemy is near, or the siege is broken. */
@Rule("7.8")
@Recorded("emerged")
public record Emerged(Bits units) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.board().withInside(before.board().inside().minus(units)));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Optional.empty();
    }
}
