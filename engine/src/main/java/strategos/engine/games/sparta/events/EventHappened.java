package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Viewer;
import strategos.engine.games.sparta.war.Happening;
import strategos.engine.games.sparta.war.War;
import strategos.engine.json.Recorded;
import strategos.engine.text.Line;

/** An event comes about. */
@Rule("15.0")
@Recorded("event-happened")
public record EventHappened(Happening event) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.chronicle().with(event));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.event", event.rule(), "event", event.named());
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
