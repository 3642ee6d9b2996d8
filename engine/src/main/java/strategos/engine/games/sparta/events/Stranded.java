package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Units that may not stay where they are, are lost. */
@Rule({"11.1", "5.1"})
@Recorded("stranded")
public record Stranded(Side side, Company company, Tag place, boolean overstacked) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.board().remove(company.pieces(), Places.BOX));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                overstacked ? "told.overstacked" : "told.stranded",
                overstacked ? "5.1" : "11.1",
                "side",
                side.named(),
                "pieces",
                company.named(before),
                "place",
                place.named("place"));
    }
}
