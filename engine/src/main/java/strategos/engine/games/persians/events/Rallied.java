package strategos.engine.games.persians.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Viewer;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.json.Recorded;
import strategos.engine.text.Line;

/** Disorganised units recover. */
@Rule("7.4")
@Recorded("rallied")
public record Rallied(Side side) implements PersiansEvent {
    @Override
    public War apply(War before) {
        return before;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Optional.empty();
    }
}
