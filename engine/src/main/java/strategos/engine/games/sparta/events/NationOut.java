package strategos.engine.games.sparta.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Ground;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stance;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/**
 * A nation is knocked out of the war: its units leave for good.
 *
 * @param units all of its units
 * @param cities those that are out of play and held by nobody
 */
@Rule("11.1")
@Recorded("nation-out")
public record NationOut(Nation nation, Bits units, Bits cities) implements SpartaEvent {
    @Override
    public War apply(War before) {
        Ground ground = before.ground();
        for (Mark mark :
                List.of(Mark.ATHENIAN, Mark.SPARTAN, Mark.ATHENS_TRAPPED, Mark.SPARTA_TRAPPED, Mark.NEUTRAL_TRAPPED)) {
            ground = ground.set(mark, ground.of(mark).minus(cities));
        }
        Board board = before.board().remove(units, Places.GONE);
        return before.with(before.politics().with(nation, Stance.OUT))
                .with(board.owned(units, Side.NEUTRAL))
                .with(ground);
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.nation-out", "11.1", "nation", nation.named());
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
