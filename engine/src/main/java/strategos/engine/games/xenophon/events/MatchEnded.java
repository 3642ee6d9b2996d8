package strategos.engine.games.xenophon.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Stage;
import strategos.engine.Recorded;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Nobody marches any more, or the time track is at its end. */
@Rule({"ruling-T5", "ruling-T6"})
@Recorded("match-ended")
public record MatchEnded(boolean timeUp) implements MarchEvent {
    @Override
    public March apply(March before) {
        return before.in(Stage.OVER);
    }

    @Override
    public Optional<Line> tell(March before, Viewer viewer) {
        return Optional.of(
                new Line(Text.of(timeUp ? "told.time-up" : "told.ended"), timeUp ? "ruling-T5" : "ruling-T6"));
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
