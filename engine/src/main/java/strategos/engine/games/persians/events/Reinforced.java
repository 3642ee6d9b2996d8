package strategos.engine.games.persians.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Leader;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A leader comes. */
@Rule("14.3")
@Recorded("reinforced")
public record Reinforced(Side side, String leader, String zone) implements PersiansEvent {
    @Override
    public War apply(War before) {
        return before.with(before.camp(side).with(Chief.at(leader, zone)));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.reinforced", "14.3", "leader", Leader.named(leader), "zone", Zone.named(zone));
    }
}
