package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/**
 * The side maintains its units.
 *
 * @param tells whether the sum says something about forces that are concealed
 */
@Rule({"12.3", "12.4"})
@Recorded("maintenance-paid")
public record MaintenancePaid(Side side, int talents, boolean tells) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.purse().add(side, -talents));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.maintained", "12.3", "side", side.named(), "talents", talents);
    }

    @Override
    public boolean reveals() {
        return tells;
    }
}
