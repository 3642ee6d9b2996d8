package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A die says what Persia pays this year. */
@Rule("15.13")
@Recorded("persia-rolled")
public record PersiaRolled(int die, int talents) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.persia-pays", "15.13", "die", die, "talents", talents);
    }
}
