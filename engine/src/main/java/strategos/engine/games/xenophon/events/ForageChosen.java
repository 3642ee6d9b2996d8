package strategos.engine.games.xenophon.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.RollKind;
import strategos.engine.Recorded;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** The army forages, or leaves it be. */
@Rule("forage-phase")
@Recorded("forage-chosen")
public record ForageChosen(boolean forage) implements MarchEvent {
    @Override
    public March apply(March before) {
        return forage ? before.pend(RollKind.FORAGE) : before.begin(Phase.CONSUMPTION);
    }

    @Override
    public Optional<Line> tell(March before, Viewer viewer) {
        return Optional.of(new Line(
                Text.of(
                        forage ? "told.forages" : "told.forages-not",
                        "army",
                        before.roller().seat()),
                "forage-phase"));
    }
}
