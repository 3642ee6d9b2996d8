package strategos.engine.games.persians.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Viewer;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.War;
import strategos.engine.json.Recorded;
import strategos.engine.text.Line;

/** A control marker is removed. */
@Rule("13")
@Recorded("marker-lifted")
public record MarkerLifted(String zone) implements PersiansEvent {
    @Override
    public War apply(War before) {
        return before.with(before.ground().lift(zone));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.marker-lifted", "13", "zone", Zone.named(zone));
    }

    @Override
    public boolean reveals() {
        return true;
    }
}
