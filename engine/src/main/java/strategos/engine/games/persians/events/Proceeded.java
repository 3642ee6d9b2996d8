package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** What is under way has gone a step further. */
@Rule("2")
@Recorded(value = "proceeded", version = 4)
public record Proceeded(int pop, List<Step> push, boolean reveals) implements PersiansEvent {
    public Proceeded {
        push = List.copyOf(push);
    }

    @Override
    public War apply(War before) {
        return before.proceed(pop, push);
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Optional.empty();
    }
}
