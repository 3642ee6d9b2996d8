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

/** Units must leave a city that has revolted; they come back next season. */
@Rule({"10.1", "11.11"})
@Recorded("expelled")
public record Expelled(Side side, Company company, Tag place) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.board().defer(company.pieces(), Places.DISC));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.pieces(
                "told.expelled", "10.1", company, before, "side", side.named(), "place", place.named("place"));
    }
}
