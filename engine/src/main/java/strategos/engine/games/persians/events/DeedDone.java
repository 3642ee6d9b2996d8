package strategos.engine.games.persians.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** The segment is not empty. */
@Rule("2")
@Recorded("deed-done")
public record DeedDone(Side side) implements PersiansEvent {
    @Override
    public War apply(War before) {
        return before.steps(before.steps().stream()
                .map(s ->
                        s instanceof Step.Segment segment ? new Step.Segment(segment.side(), true, segment.empty()) : s)
                .toList());
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Optional.empty();
    }
}
