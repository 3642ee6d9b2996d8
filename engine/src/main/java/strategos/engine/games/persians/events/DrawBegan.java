package strategos.engine.games.persians.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Canvass;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** The hands are as they were before this draw. */
@Rule("2")
@Recorded("draw-began")
public record DrawBegan() implements PersiansEvent {
    @Override
    public War apply(War before) {
        War after = before;
        for (Side side : Side.values()) {
            Camp camp = after.camp(side);
            after = after.with(camp.with(camp.hand().undrawn()).with(Canvass.OPEN));
        }
        return after;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Optional.empty();
    }
}
