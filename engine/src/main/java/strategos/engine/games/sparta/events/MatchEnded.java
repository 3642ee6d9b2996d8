package strategos.engine.games.sparta.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Step;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;

/** The match is over. */
@Rule("16.0")
@Recorded("match-ended")
public record MatchEnded(Side winner, String reason) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.proceed(before.steps().size(), List.of(new Step.Over(winner, reason)));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.over", "16.0", "side", winner.named(), "reason", new Arg.Name("reason", reason));
    }

    /** Concealed forces lie open then. */
    @Override
    public boolean reveals() {
        return true;
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
