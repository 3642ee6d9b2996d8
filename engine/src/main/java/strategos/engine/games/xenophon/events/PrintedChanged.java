package strategos.engine.games.xenophon.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Modifier;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** What the rules add to the throw on the table has changed with the tokens. */
@Rule("ruling-printed")
@Recorded("printed-changed")
public record PrintedChanged(List<Modifier> printed) implements MarchEvent {
    public PrintedChanged {
        printed = List.copyOf(printed);
    }

    @Override
    public March apply(March before) {
        return before.with(before.cast().printed(printed));
    }

    @Override
    public Optional<Line> tell(March before, Viewer viewer) {
        return Optional.empty();
    }
}
