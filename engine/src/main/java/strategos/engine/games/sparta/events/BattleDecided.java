package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A battle has a winner. */
@Rule("8.2")
@Recorded("battle-decided")
public record BattleDecided(Side winner, boolean naval, Tag place) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.battle-won", "8.2", "side", winner.named(), "place", place.named("place"));
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
