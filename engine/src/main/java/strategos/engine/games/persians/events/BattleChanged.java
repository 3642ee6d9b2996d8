package strategos.engine.games.persians.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** The battle goes on. */
@Rule("7.1")
@Recorded(value = "battle-changed", version = 3)
public record BattleChanged(Battle battle) implements PersiansEvent {
    @Override
    public War apply(War before) {
        return before.fighting(battle);
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Optional.empty();
    }
}
