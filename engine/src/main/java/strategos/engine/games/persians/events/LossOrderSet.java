package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A side says what it loses first. */
@Rule({"0.4", "1.2"})
@Recorded("loss-order-set")
public record LossOrderSet(Side side, List<String> order) implements PersiansEvent {
    public LossOrderSet {
        order = List.copyOf(order);
    }

    @Override
    public War apply(War before) {
        return before.with(before.camp(side).preferring(order));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return viewer.equals(side.seat()) ? Told.line("told.loss-order", "1.2") : Optional.empty();
    }
}
