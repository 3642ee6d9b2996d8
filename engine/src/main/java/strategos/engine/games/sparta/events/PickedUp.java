package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A stack takes pieces along. */
@Rule("7.7")
@Recorded("picked-up")
public record PickedUp(Company company, Tag place) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.board().withUsed(before.board().used().or(company.pieces())));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.pieces("told.picked-up", "7.7", company, before, "place", place.named("place"));
    }
}
