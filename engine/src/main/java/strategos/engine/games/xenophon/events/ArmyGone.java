package strategos.engine.games.xenophon.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.games.xenophon.March;
import strategos.engine.Recorded;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** The last man is lost: pawn and hand leave the game. */
@Rule("ruling-P3")
@Recorded("army-gone")
public record ArmyGone(Seat seat) implements MarchEvent {
    @Override
    public March apply(March before) {
        return before.with(before.place(seat), before.army(seat).gone(Gone.next(before)));
    }

    @Override
    public Optional<Line> tell(March before, Viewer viewer) {
        return Optional.of(new Line(Text.of("told.gone", "army", seat), "ruling-P3"));
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
