package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** The side's Logistics Phase begins; forces that were seen are put together anew, out of sight. */
@Rule("3.2")
@Recorded("turn-began")
public record TurnBegan(Side side) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.terms().showing(Bits.NONE));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.logistics", "3.2", "side", side.named());
    }
}
