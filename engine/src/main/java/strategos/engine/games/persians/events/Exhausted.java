package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Leaders who fought count as activated. */
@Rule("4.1")
@Recorded("exhausted")
public record Exhausted(Side side, List<String> leaders) implements PersiansEvent {
    public Exhausted {
        leaders = List.copyOf(leaders);
    }

    @Override
    public War apply(War before) {
        return before.with(before.camp(side).eachChief(c -> leaders.contains(c.id()) ? c.spent(true) : c));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Optional.empty();
    }
}
