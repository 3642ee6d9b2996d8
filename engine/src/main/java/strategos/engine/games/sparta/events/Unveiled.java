package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Units of concealed forces come to light: their leader leaves them, or they are about to meet an enemy or a siege. */
@Rule("5.2")
@Recorded("unveiled")
public record Unveiled(Bits units) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.terms().showing(before.terms().shown().or(units)));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Optional.empty();
    }

    @Override
    public boolean reveals() {
        return true;
    }
}
