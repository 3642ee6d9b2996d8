package strategos.engine.games.persians.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** What the active force has done so far. */
@Rule("4.1")
@Recorded(value = "activation-changed", version = 3)
public record ActivationChanged(Active active) implements PersiansEvent {
    @Override
    public War apply(War before) {
        return before.with(active);
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Optional.empty();
    }
}
