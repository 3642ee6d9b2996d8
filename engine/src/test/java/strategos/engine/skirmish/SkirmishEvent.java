package strategos.engine.skirmish;

import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What can happen. */
sealed interface SkirmishEvent extends Event<Valley> permits TurnEvents, FightEvents {
    static Optional<Line> line(String rule, String key, Object... values) {
        return Optional.of(new Line(Text.of(key, values), rule));
    }
}
