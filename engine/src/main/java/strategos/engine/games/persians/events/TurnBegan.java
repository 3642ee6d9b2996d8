package strategos.engine.games.persians.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;

/** A turn begins. */
@Rule({"2", "14"})
@Recorded("turn-began")
public record TurnBegan(int turn, String season) implements PersiansEvent {
    @Override
    public War apply(War before) {
        return before.turn(turn).with(before.tide().union(false));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.turn", "2", "season", new Arg.Name("season", season));
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
