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

/** A stratagem is given. */
@Rule("8.2")
@Recorded("stratagem-gained")
public record StratagemGained(Side side, String stratagem, boolean fromPool) implements PersiansEvent {
    @Override
    public War apply(War before) {
        Camp camp = before.camp(side);
        War after = before.with(camp.with(camp.hand().with(stratagem, false)));
        if (fromPool) {
            after = after.with(after.pool().without(stratagem));
        }
        return stratagem.equals("pas-de-quartier") ? after.with(after.tide().given()) : after;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.gained", "8.2", "side", side.named(), "stratagem", new Arg.Name("stratagem", stratagem));
    }

    /** That it was still in the pool, not everybody knew. */
    @Override
    public boolean reveals() {
        return fromPool;
    }
}
