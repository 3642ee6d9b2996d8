package strategos.engine.games.persians.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Tide;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Something holds from now on, or no longer. */
@Rule({"11.2-isolationnisme", "11.2-panhellenisme", "11.2-pas-de-quartier"})
@Recorded("tide-turned")
public record TideTurned(String what) implements PersiansEvent {
    @Override
    public War apply(War before) {
        Tide tide = before.tide();
        return before.with(
                switch (what) {
                    case "isolation" -> tide.isolation(true);
                    case "no-isolation" -> tide.isolation(false);
                    case "no-mercy" -> tide.merciless();
                    default -> tide.union(true);
                });
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.tide." + what, "11.2");
    }
}
