package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** An unnamed leader is drawn and takes command. */
@Rule({"6.5", "6.8"})
@Recorded("leader-drawn")
public record LeaderDrawn(Side side, Tag leader, Tag place) implements SpartaEvent {
    @Override
    public War apply(War before) {
        Bits drawn = Bits.of(leader.number());
        Board board = before.board().move(drawn, place.number(), false);
        return before.with(board.withUsed(board.used().or(drawn)));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                "told.leader-drawn",
                "6.8",
                "side",
                side.named(),
                "leader",
                leader.named("leader"),
                "place",
                place.named("place"));
    }
}
