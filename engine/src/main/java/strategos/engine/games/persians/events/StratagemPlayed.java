package strategos.engine.games.persians.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;

/** A stratagem is played; it leaves the game, or goes back into the pool. */
@Rule("11.2")
@Recorded("stratagem-played")
public record StratagemPlayed(Side side, String stratagem, boolean back) implements PersiansEvent {
    @Override
    public War apply(War before) {
        Camp camp = before.camp(side);
        War after = before.with(camp.with(camp.hand().without(stratagem)));
        return back ? after.with(after.pool().with(stratagem)) : after;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                "told.stratagem", "11.2", "side", side.named(), "stratagem", new Arg.Name("stratagem", stratagem));
    }
}
