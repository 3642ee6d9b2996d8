package strategos.engine.games.xenophon.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.games.xenophon.Clock;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.Stage;
import strategos.engine.Recorded;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** The army that has the first turn of each round is known. */
@Rule({"setup", "ruling-T1"})
@Recorded("first-chosen")
public record FirstChosen(Seat seat) implements MarchEvent {
    @Override
    public March apply(March before) {
        int place = before.place(seat);
        Stage next = before.mode().leaders() ? Stage.LEADERS : Stage.DEAL;
        return before.with(new Clock(before.clock().round(), place, place, Phase.DRAW, next));
    }

    @Override
    public Optional<Line> tell(March before, Viewer viewer) {
        return before.solitaire()
                ? Optional.empty()
                : Optional.of(new Line(Text.of("told.first", "army", seat), "setup"));
    }
}
