package strategos.engine.games.xenophon.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.games.xenophon.Clock;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.Stage;
import strategos.engine.games.xenophon.Turn;
import strategos.engine.Recorded;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** An army begins its turn. The neutral pawn moves on when all have had theirs. */
@Rule({"turn-sequence", "time-track", "ruling-T2", "ruling-P4"})
@Recorded("turn-began")
public record TurnBegan(Seat seat, int round) implements MarchEvent {
    @Override
    public March apply(March before) {
        March after = before.with(before.roller().after(before.turn().weather()))
                .with(Turn.FRESH)
                .begin(Phase.DRAW);
        return after.with(new Clock(round, before.clock().first(), before.place(seat), Phase.DRAW, Stage.START));
    }

    @Override
    public Optional<Line> tell(March before, Viewer viewer) {
        return Optional.of(new Line(Text.of("told.turn", "army", seat, "round", round), "turn-sequence"));
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
