package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Persia pays Sparta, or no more. */
@Rule("15.13")
@Recorded("persia-joined")
public record PersiaJoined(boolean pays) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.purse().withPersia(pays));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(pays ? "told.persia" : "told.no-persia", "15.13");
    }
}
