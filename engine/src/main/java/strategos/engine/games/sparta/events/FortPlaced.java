package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A fort is put on the map. */
@Rule({"2.7", "15.12"})
@Recorded("fort-placed")
public record FortPlaced(Side side, Tag fort, Tag place) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.withForts(before.forts().with(fort.number()), before.razed());
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                "told.fort", "2.7", "side", side.named(), "fort", fort.named("fort"), "place", place.named("place"));
    }
}
