package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Ground;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Control markers are laid at the end of a turn. */
@Rule({"13", "2"})
@Recorded("control-laid")
public record ControlLaid(Side side, List<String> zones) implements PersiansEvent {
    public ControlLaid {
        zones = List.copyOf(zones);
    }

    @Override
    public War apply(War before) {
        Ground ground = before.ground();
        for (String zone : zones) {
            ground = ground.lay(zone, side);
        }
        return before.with(ground);
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.control", "13", "side", side.named(), "zones", Told.zones(zones));
    }

    @Override
    public boolean reveals() {
        return true;
    }
}
