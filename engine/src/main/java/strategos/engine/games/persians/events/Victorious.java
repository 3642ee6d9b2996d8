package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** The winner at sea counts its zones anew. */
@Rule("9.1")
@Recorded("victorious")
public record Victorious(Side side, List<String> vessels) implements PersiansEvent {
    public Victorious {
        vessels = List.copyOf(vessels);
    }

    @Override
    public War apply(War before) {
        return before.with(before.camp(side).eachVessel(v -> vessels.contains(v.id()) ? v.victorious() : v));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Optional.empty();
    }
}
