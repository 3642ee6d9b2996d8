package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Notice;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** The oracle is asked. */
@Rule("11.2-oracle")
@Recorded("oracle-asked")
public record OracleAsked(Side side, int roll, int die, int value) implements PersiansEvent {
    @Override
    public War apply(War before) {
        return before.with(new Notice("oracle", "", List.of(die, value)));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.oracle", "11.2-oracle", "side", side.named(), "die", die, "value", value);
    }
}
