package strategos.engine.games.sparta.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Step;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/**
 * What is under way has gone a step further.
 *
 * @param pop how many of the innermost steps are over
 * @param push the steps that follow, the innermost last
 */
@Rule("3.2")
@Recorded(value = "proceeded", version = 2)
public record Proceeded(int pop, List<Step> push) implements SpartaEvent {
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
