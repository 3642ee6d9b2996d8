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

/** Units are eliminated, and what they carried drowns. */
@Rule({"8.2", "7.4", "8.4"})
@Recorded("units-lost")
public record UnitsLost(Side side, Company lost, Company drowned, Company wavering) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(
                before.board().flip(wavering.pieces()).remove(lost.pieces().or(drowned.pieces()), Places.BOX));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                "told.lost",
                "8.2",
                "side",
                side.named(),
                "lost",
                lost.named(before),
                "dead",
                lost.pieces().size(),
                "drowned",
                drowned.named(before),
                "drown",
                drowned.pieces().size(),
                "wavering",
                wavering.named(before),
                "waver",
                wavering.pieces().size());
    }
}
