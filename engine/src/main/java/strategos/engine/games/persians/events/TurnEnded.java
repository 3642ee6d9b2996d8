package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Notice;
import strategos.engine.games.persians.war.Pile;
import strategos.engine.games.persians.war.Pool;
import strategos.engine.games.persians.war.Purse;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** The turn ends: the counters are shown and go back into the pool. */
@Rule("2")
@Recorded("turn-ended")
public record TurnEnded(String greek, String persian, int greekPoints, int persianPoints) implements PersiansEvent {
    @Override
    public War apply(War before) {
        War after = before;
        Pool pool = before.pool();
        for (Side side : Side.values()) {
            Camp camp = after.camp(side);
            if (!camp.purse().counter().isEmpty()) {
                pool = pool.with(camp.purse().counter());
            }
            after = after.with(camp.with(Purse.EMPTY)
                    .eachChief(c -> c.spent(false).under(""))
                    .eachVessel(Vessel::rested)
                    .eachPile(Pile::rested));
        }
        return after.with(pool)
                .with(after.tide().union(false))
                .with(new Notice("counters", "", List.of(greekPoints, persianPoints)))
                .trails(List.of());
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.turn-ended", "2", "greek", greekPoints, "persian", persianPoints);
    }

    @Override
    public boolean reveals() {
        return true;
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
