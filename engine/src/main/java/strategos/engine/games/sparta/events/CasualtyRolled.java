package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/**
 * Two dice say whether a leader falls.
 *
 * @param falls whose leader falls, or neutral for nobody's
 */
@Rule({"6.7", "8.3"})
@Recorded("casualty-rolled")
public record CasualtyRolled(Tag place, int first, int second, int roll, Side falls) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                falls == Side.NEUTRAL ? "told.no-casualty" : "told.casualty",
                "6.7",
                "sum",
                first + second,
                "side",
                falls.named());
    }
}
