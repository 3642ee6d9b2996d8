package strategos.engine.games.persians.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;

/** Miletus or Ephesus is in Persian hands for the first time (14.1). */
@Rule("14.1")
@Recorded("city-fell")
public record CityFell(String city) implements PersiansEvent {
    @Override
    public War apply(War before) {
        return before.with(before.tide().fallen(city, ""));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.fell", "14.1", "city", new Arg.Name("city", city));
    }

    @Override
    public boolean reveals() {
        return true;
    }
}
