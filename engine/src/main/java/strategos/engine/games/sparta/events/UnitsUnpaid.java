package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Units that could not be paid waver, or are gone for good. */
@Rule({"12.3", "12.4"})
@Recorded("units-unpaid")
public record UnitsUnpaid(Side side, Company wavering, Company gone) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.board().flip(wavering.pieces()).remove(gone.pieces(), Places.GONE));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                "told.unpaid",
                "12.3",
                "side",
                side.named(),
                "wavering",
                wavering.named(before),
                "waver",
                wavering.pieces().size(),
                "gone",
                gone.named(before),
                "leave",
                gone.pieces().size());
    }
}
