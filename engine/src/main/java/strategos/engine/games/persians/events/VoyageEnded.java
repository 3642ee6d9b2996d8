package strategos.engine.games.persians.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** The unbroken run of a fleet or ship is over: whatever sails next is another, or begins anew. */
@Rule("9.1")
@Recorded("voyage-ended")
public record VoyageEnded() implements PersiansEvent {
    @Override
    public War apply(War before) {
        return before.with(before.active().orElseThrow().under(""));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Optional.empty();
    }

    /** Which counter was under sail is settled. */
    @Override
    public boolean reveals() {
        return true;
    }

    /** Nothing of the counter is shown. */
    @Override
    public boolean closesUndo() {
        return false;
    }
}
