package strategos.engine.games.persians.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Sighting;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Scouts have seen a force. */
@Rule("11.2-reconnaissance")
@Recorded("sighted")
public record Sighted(Sighting sighting) implements PersiansEvent {
    @Override
    public War apply(War before) {
        return before.seeing(sighting);
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return viewer.equals(sighting.by().seat())
                ? Told.line(
                        "told.sighted",
                        "11.2-reconnaissance",
                        "zone",
                        Zone.named(sighting.place()),
                        "counters",
                        Told.counters(sighting.counters()),
                        "troops",
                        sighting.troops().named(),
                        "ships",
                        Told.types(sighting.ships()))
                : Told.line("told.scouted", "11.2-reconnaissance", "zone", Zone.named(sighting.place()));
    }

    @Override
    public boolean reveals() {
        return true;
    }
}
