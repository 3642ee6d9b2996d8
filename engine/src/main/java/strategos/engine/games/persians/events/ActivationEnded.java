package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Canvass;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** An activation is over. */
@Rule("4.1")
@Recorded("activation-ended")
public record ActivationEnded(Side side) implements PersiansEvent {
    @Override
    public War apply(War before) {
        Camp camp = before.camp(side);
        return before.with(camp.with(new Canvass(true, camp.canvass().tried()))).proceed(1, List.of());
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.activation-ended", "4.1", "side", side.named());
    }
}
