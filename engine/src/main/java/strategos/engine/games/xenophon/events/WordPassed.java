package strategos.engine.games.xenophon.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.Stage;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** The match goes on: to another phase, or to who has the word in it. */
@Rule("turn-sequence")
@Recorded("word-passed")
public record WordPassed(Phase phase, Stage stage) implements MarchEvent {
    @Override
    public March apply(March before) {
        return stage == Stage.START
                ? before.begin(phase)
                : before.with(before.clock().to(phase, stage));
    }

    @Override
    public Optional<Line> tell(March before, Viewer viewer) {
        return Optional.empty();
    }

    /** That there is a choice between two harms tells of the card. */
    @Override
    @Rule("ruling-O5")
    public boolean reveals() {
        return stage == Stage.FORCED;
    }
}
