package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A side is ready. */
@Rule("4.3")
@Recorded("readiness-given")
public record ReadinessGiven(Side side, boolean ready) implements PersiansEvent {
    @Override
    public War apply(War before) {
        Step.Reorganise step = (Step.Reorganise) before.step();
        return before.proceed(1, List.of(step.ready(side, ready)));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.ready", "4.3", "side", side.named());
    }
}
