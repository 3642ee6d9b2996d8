package strategos.engine.games.xenophon.events;

import strategos.engine.Rule;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.RollKind;
import strategos.engine.Recorded;

/** What hunger cost. */
@Rule("starvation-phase")
@Recorded("starved")
public record Starved(int men) implements MenLost {
    @Override
    public RollKind kind() {
        return RollKind.STARVATION;
    }

    @Override
    public Phase next() {
        return Phase.MORALE;
    }

    @Override
    public String told() {
        return "told.starved";
    }
}
