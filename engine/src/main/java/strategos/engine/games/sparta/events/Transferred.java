package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A leader goes to another city. */
@Rule("6.6")
@Recorded("transferred")
public record Transferred(Side side, Tag leader, Tag place) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.board().move(Bits.of(leader.number()), place.number(), false));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                "told.transferred",
                "6.6",
                "side",
                side.named(),
                "leader",
                leader.named("leader"),
                "place",
                place.named("place"));
    }
}
