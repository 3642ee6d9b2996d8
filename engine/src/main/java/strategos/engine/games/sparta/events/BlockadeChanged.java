package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** The Propontus is closed, or open again. */
@Rule("9.3")
@Recorded("blockade-changed")
public record BlockadeChanged(boolean closed) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.politics().withBlockade(closed));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(closed ? "told.blockade" : "told.no-blockade", "9.3");
    }
}
