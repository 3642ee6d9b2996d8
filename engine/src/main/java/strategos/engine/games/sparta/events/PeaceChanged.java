package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Ground;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** The Peace of Nicias begins, or ends. */
@Rule({"15.7", "15.11"})
@Recorded("peace-changed")
public record PeaceChanged(boolean peace) implements SpartaEvent {
    @Override
    public War apply(War before) {
        War after = before.with(before.politics().withPeace(peace));
        if (!peace) {
            return after;
        }
        Ground ground = before.ground()
                .set(Mark.ATHENS_TRAPPED, Bits.NONE)
                .set(Mark.SPARTA_TRAPPED, Bits.NONE)
                .set(Mark.NEUTRAL_TRAPPED, Bits.NONE);
        Board board = before.board();
        // Land units keep their marker until they have withdrawn.
        return after.with(ground).with(board.withBesieging(board.land(board.besieging())));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(peace ? "told.peace" : "told.war", peace ? "15.7" : "15.11");
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
