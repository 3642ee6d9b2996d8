package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Happening;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** An event cannot come about any more. */
@Rule("15.0")
@Recorded("event-barred")
public record EventBarred(Happening event) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.chronicle().without(event));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Optional.empty();
    }
}
