package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A side gives a leader up by choice, for good. */
@Rule("6.3")
@Recorded("leader-removed")
public record LeaderRemoved(Side side, Tag leader) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.board().remove(Bits.of(leader.number()), Places.GONE));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.leader-removed", "6.3", "side", side.named(), "leader", leader.named("leader"));
    }
}
