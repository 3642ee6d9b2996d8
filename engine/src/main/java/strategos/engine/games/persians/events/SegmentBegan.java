package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A segment begins. */
@Rule("2")
@Recorded("segment-began")
public record SegmentBegan(Side side, int empty) implements PersiansEvent {
    @Override
    public War apply(War before) {
        return before.proceed(1, List.of(new Step.Segment(side, false, empty))).trails(List.of());
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.segment", "2", "side", side.named());
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
