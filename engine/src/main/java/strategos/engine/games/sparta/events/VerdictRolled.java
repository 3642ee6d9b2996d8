package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Two dice against Athens\' prestige decide the short game. */
@Rule("16.1")
@Recorded("verdict-rolled")
public record VerdictRolled(int sum, int level) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.verdict", "16.1", "sum", sum, "level", level);
    }
}
