package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Both sides have reorganised: what they have changed unseen is seen, as far as it lies face up or can be counted. */
@Rule({"4.3", "ruling-reorganisation"})
@Recorded("forces-shown")
public record ForcesShown() implements PersiansEvent {
    @Override
    public War apply(War before) {
        return before.proceed(1, List.of(new Step.Draw()));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Optional.empty();
    }

    @Override
    public boolean reveals() {
        return true;
    }

    /** All that is learned is what was chosen: nothing that was hidden before. */
    @Override
    public boolean closesUndo() {
        return false;
    }
}
