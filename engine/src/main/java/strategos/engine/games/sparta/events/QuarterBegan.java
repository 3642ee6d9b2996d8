package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Calendar;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Quarter;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A season begins, and it is known who moves first. */
@Rule({"3.2", "2.14"})
@Recorded("quarter-began")
public record QuarterBegan(Quarter quarter, Side first) implements SpartaEvent {
    @Override
    public War apply(War before) {
        Board board = before.board();
        Board due = board.defer(board.at(Places.DISC), Places.DUE);
        return before.with(new Calendar(before.year(), quarter, first))
                .with(due)
                .with(before.ground().set(Mark.RAVAGE_TRIED, Bits.NONE));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.quarter", "3.2", "quarter", quarter.named(), "side", first.named());
    }
}
