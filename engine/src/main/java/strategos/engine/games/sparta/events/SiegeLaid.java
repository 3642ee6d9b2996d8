package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** The besieged are trapped. */
@Rule("9.0")
@Recorded("siege-laid")
public record SiegeLaid(Side besieged, Tag place) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.ground().with(Mark.trapped(besieged), place.number()));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.trapped", "9.0", "side", besieged.named(), "place", place.named("place"));
    }
}
