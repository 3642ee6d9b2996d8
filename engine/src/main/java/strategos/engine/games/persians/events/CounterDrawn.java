package strategos.engine.games.persians.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Purse;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;

/** A side draws a counter from the pool. */
@Rule({"2", "3", "1.3"})
@Recorded("counter-drawn")
public record CounterDrawn(Side side, String counter, int points) implements PersiansEvent {
    @Override
    public War apply(War before) {
        Camp camp = before.camp(side);
        Camp after = points < 0 ? camp.with(camp.hand().with(counter, true)) : camp.with(new Purse(counter, points));
        return before.with(after).with(before.pool().without(counter));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        if (points < 0) {
            return viewer.equals(side.seat())
                    ? Told.line("told.drew-own", "11.2", "stratagem", new Arg.Name("stratagem", counter))
                    : Told.line("told.drew", "2", "side", side.named());
        }
        return viewer.equals(side.seat())
                ? Told.line("told.points-own", "3", "points", points)
                : Told.line("told.points", "2", "side", side.named());
    }

    @Override
    public boolean reveals() {
        return true;
    }
}
