package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Ship;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A fleet leaves ships behind. */
@Rule("9.1")
@Recorded("ships-parted")
public record ShipsParted(Side side, String fleet, String sea, List<Ship> ships) implements PersiansEvent {
    public ShipsParted {
        ships = List.copyOf(ships);
    }

    @Override
    public War apply(War before) {
        Camp camp = before.camp(side);
        camp = camp.with(camp.vessel(fleet).orElseThrow().minus(ships));
        for (Ship ship : ships) {
            camp = camp.single(sea, ship);
        }
        return before.with(camp);
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                "told.ships-left", "9.1", "side", side.named(), "ships", Ship.named(ships), "zone", Zone.named(sea));
    }

    @Override
    public boolean reveals() {
        return true;
    }
}
