package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Happening;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Both sides roll for an event. */
@Rule("15.0")
@Recorded("event-rolled")
public record EventRolled(Happening event, int athens, int sparta, int athensAdds, int spartaAdds, boolean success)
        implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                success ? "told.event-rolled" : "told.event-missed",
                event.rule(),
                "event",
                event.named(),
                "athens",
                athens + athensAdds,
                "sparta",
                sparta + spartaAdds);
    }
}
