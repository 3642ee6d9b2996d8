package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A marker lies on exactly these places. */
@Rule({"11.7", "11.8"})
@Recorded("marked")
public record Marked(Mark mark, Bits places) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.ground().set(mark, places));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Optional.empty();
    }
}
