package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Two dice say whether the plague comes. */
@Rule("16.1")
@Recorded("plague-rolled")
public record PlagueRolled(int sum, int ships, int place, boolean strikes) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return strikes ? before.with(before.ground().with(Mark.BARE, place)) : before;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(strikes ? "told.plague" : "told.no-plague", "16.1", "sum", sum, "ships", ships);
    }
}
