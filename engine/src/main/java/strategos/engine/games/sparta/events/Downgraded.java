package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A side takes the weaker result, and its survivors waver; or it does not. */
@Rule("8.4")
@Recorded("downgraded")
public record Downgraded(Side side, boolean yes) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(yes ? "told.downgraded" : "told.not-downgraded", "8.4", "side", side.named());
    }
}
