package strategos.engine.games.persians.common;

import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.Seen;
import strategos.engine.games.persians.war.War;
import strategos.engine.text.Text.Line;

/** What can happen in a match of Rather Dead Than Persian!: a sealed family in each chapter. */
public interface PersiansEvent extends Event<War> {
    /** A fact of which nothing is told: what it leads to speaks for it. */
    interface Untold extends PersiansEvent {
        @Override
        default Optional<Line> tell(Seen<War> before) {
            return Optional.empty();
        }
    }
}
