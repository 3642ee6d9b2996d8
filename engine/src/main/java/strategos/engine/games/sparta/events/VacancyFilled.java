package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A held leader has taken the place of a fallen one. */
@Rule("6.4")
@Recorded("vacancy-filled")
public record VacancyFilled() implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.government().vacant(before.government().vacancies() - 1));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Optional.empty();
    }
}
