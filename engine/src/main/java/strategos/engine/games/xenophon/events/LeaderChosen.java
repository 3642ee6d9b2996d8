package strategos.engine.games.xenophon.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.games.xenophon.Leader;
import strategos.engine.games.xenophon.March;
import strategos.engine.Recorded;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** An army has its leader. */
@Rule({"leader-cards", "ruling-L1"})
@Recorded("leader-chosen")
public record LeaderChosen(Seat seat, Leader leader) implements MarchEvent {
    @Override
    public March apply(March before) {
        return before.with(before.place(seat), before.army(seat).led(leader));
    }

    @Override
    public Optional<Line> tell(March before, Viewer viewer) {
        return Optional.of(new Line(Text.of("told.leader", "army", seat, "leader", leader.named()), "leader-cards"));
    }
}
