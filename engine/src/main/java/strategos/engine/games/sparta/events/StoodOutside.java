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

/** Units stand outside their shelter. */
@Rule({"7.8", "7.11"})
@Recorded("stood-outside")
public record StoodOutside(Side side, Tag place, Bits units) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.board().withInside(before.board().inside().minus(units)));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.outside", "7.8", "side", side.named(), "place", place.named("place"));
    }
}
