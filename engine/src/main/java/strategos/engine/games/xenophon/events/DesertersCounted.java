package strategos.engine.games.xenophon.events;

import strategos.engine.Rule;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.RollKind;
import strategos.engine.Recorded;

/** How many men are gone overnight. */
@Rule("desertion-phase")
@Recorded("deserters-counted")
public record DesertersCounted(int men) implements MenLost {
    @Override
    public RollKind kind() {
        return RollKind.DESERTERS;
    }

    @Override
    public Phase next() {
        return Phase.TRAVEL;
    }

    @Override
    public String told() {
        return "told.deserters";
    }
}
