package strategos.engine.games.persians.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A zone is laid waste. */
@Rule("12")
@Recorded("zone-scorched")
public record ZoneScorched(Side side, String zone) implements PersiansEvent {
    @Override
    public War apply(War before) {
        return before.with(before.ground().scorch(zone));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.scorched", "12", "side", side.named(), "zone", Zone.named(zone));
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
