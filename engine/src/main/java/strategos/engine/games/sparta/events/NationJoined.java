package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stance;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A nation joins a side. */
@Rule({"2.9", "15.0"})
@Recorded("nation-joined")
public record NationJoined(Nation nation, Side side, Bits units) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.politics().with(nation, Stance.with(side)))
                .with(before.board().owned(units, side));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.joined", "2.9", "nation", nation.named(), "side", side.named());
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
