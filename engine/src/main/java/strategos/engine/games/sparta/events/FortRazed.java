package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A fort has fallen and is gone for good. */
@Rule("9.0")
@Recorded("fort-razed")
public record FortRazed(Tag fort, Tag place) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.withForts(
                before.forts().without(fort.number()), before.razed().with(fort.number()));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.fort-razed", "9.0", "fort", fort.named("fort"), "place", place.named("place"));
    }
}
