package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A fleet takes ships along. */
@Rule("9.1")
@Recorded("ships-joined")
public record ShipsJoined(Side side, String fleet, String sea, List<String> singles) implements PersiansEvent {
    public ShipsJoined {
        singles = List.copyOf(singles);
    }

    @Override
    public War apply(War before) {
        Camp camp = before.camp(side);
        for (String single : singles) {
            Vessel ship = camp.vessel(single).orElseThrow();
            camp = camp.with(camp.vessel(fleet).orElseThrow().plus(ship.ships()))
                    .withoutVessel(single);
            camp = camp.eachChief(c -> c.vessel().equals(single) ? c.on(fleet, sea) : c);
        }
        return before.with(camp);
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.ships-taken", "9.1", "side", side.named(), "n", singles.size(), "zone", Zone.named(sea));
    }
}
