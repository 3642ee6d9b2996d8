package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** The match is over. */
@Rule({"14.1", "14.2", "14.3"})
@Recorded("match-ended")
public record MatchEnded(Side winner, String level, String rule) implements PersiansEvent {
    @Override
    public War apply(War before) {
        return before.steps(List.of(new Step.Over(winner, level)));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.over." + level, rule, "side", winner.named());
    }

    @Override
    public boolean reveals() {
        return true;
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
