package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Clash;
import strategos.engine.games.persians.war.Ship;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Ships are sunk. */
@Rule({"0.4", "9.1", "9.3"})
@Recorded("ships-lost")
public record ShipsLost(Side side, String why, boolean open, String vessel, String sea, List<Ship> ships, boolean gone)
        implements PersiansEvent {
    public ShipsLost {
        ships = List.copyOf(ships);
    }

    @Override
    public War apply(War before) {
        Camp camp = before.camp(side);
        War after = before.with(camp.with(camp.vessel(vessel).orElseThrow().minus(ships)));
        if (open && before.battle().isPresent()) {
            for (Ship ship : ships) {
                after = after.with(after.clash().with(new Clash.Fallen(side, ship.type(), 1)));
            }
        }
        return after.camp(side).vessel(vessel).isPresent()
                ? after
                : Told.recounted(before, after.steps(Told.without(after.steps(), vessel)));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        boolean known = open || viewer.equals(side.seat()) || Vessel.isSingle(vessel);
        return known && !ships.isEmpty()
                ? Told.line(
                        "told.ships-lost",
                        "9.1",
                        "side",
                        side.named(),
                        "ships",
                        Ship.named(ships),
                        "zone",
                        Zone.named(sea),
                        "why",
                        Text.of("why." + why))
                : Optional.empty();
    }

    /** A counter that goes, a ship face up, a battle. */
    @Override
    public boolean reveals() {
        return gone || open || Vessel.isSingle(vessel);
    }
}
