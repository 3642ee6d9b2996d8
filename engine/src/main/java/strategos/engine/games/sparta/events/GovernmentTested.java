package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;

/** The government stays in power. */
@Rule("14.1")
@Recorded("government-tested")
public record GovernmentTested(int row) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.government().comparing(before.prestige().level()));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                "told.government-stays", "14.1", "government", new Arg.Name("government", Integer.toString(row)));
    }
}
