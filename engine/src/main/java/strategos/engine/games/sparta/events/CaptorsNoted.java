package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** These units hold Syracuse. */
@Rule("15.3")
@Recorded("captors-noted")
public record CaptorsNoted(Bits units) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.politics().withCaptors(units));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Optional.empty();
    }
}
