package strategos.engine.games.persians.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A side passes. */
@Rule("2")
@Recorded("passed")
public record Passed(Side side) implements PersiansEvent {
    @Override
    public War apply(War before) {
        return before;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        // Before the draw it says no more than that the side is ready, which is told.
        return before.step() instanceof Step.Reorganise
                ? Optional.empty()
                : Told.line("told.pass", "2", "side", side.named());
    }
}
