package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A die says whether Darius II dies. */
@Rule("16.1")
@Recorded("darius-rolled")
public record DariusRolled(int die, boolean dies) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(dies ? "told.darius" : "told.no-darius", "16.1", "die", die);
    }
}
