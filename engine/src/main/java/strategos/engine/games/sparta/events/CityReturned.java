package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** No captor is left: the city and its garrison are back. */
@Rule("11.8-sides")
@Recorded("city-returned")
public record CityReturned(Tag place) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(
                before.ground().without(Mark.ATHENIAN, place.number()).without(Mark.SPARTAN, place.number()));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.returned", "11.8-sides", "place", place.named("place"));
    }
}
