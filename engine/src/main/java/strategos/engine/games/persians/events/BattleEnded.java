package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Clash;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** The battle is over. */
@Rule("7")
@Recorded("battle-ended")
public record BattleEnded(boolean sea, String place, Optional<Side> winner) implements PersiansEvent {
    @Override
    public War apply(War before) {
        return before.with(Clash.NONE).proceed(1, List.of());
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return winner.isPresent()
                ? Told.line("told.won", sea ? "9.3" : "7", "side", winner.get().named(), "zone", Zone.named(place))
                : Told.line("told.drawn", sea ? "9.3" : "7", "zone", Zone.named(place));
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
