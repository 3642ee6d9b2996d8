package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Ship;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A side has moved units between boxes, or ships between fleets, in one zone. */
@Rule("4.3")
@Recorded("reorganised")
public record Reorganised(Side side, String zone, String to, Troops troops, List<Ship> ships, List<String> leaders)
        implements PersiansEvent {
    public Reorganised {
        ships = List.copyOf(ships);
        leaders = List.copyOf(leaders);
    }

    @Override
    public War apply(War before) {
        return before.with(Boxes.move(before.camp(side), zone, to, troops, ships, leaders));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return viewer.equals(side.seat())
                ? Told.line("told.reorganised", "4.3", "zone", Zone.named(zone))
                : Optional.empty();
    }
}
