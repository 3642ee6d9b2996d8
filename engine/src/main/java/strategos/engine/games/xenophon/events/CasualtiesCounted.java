package strategos.engine.games.xenophon.events;

import strategos.engine.Rule;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.RollKind;
import strategos.engine.Recorded;

/** The dead of the worst of battles are counted. */
@Rule({"battle-phase", "battle-worst"})
@Recorded("casualties-counted")
public record CasualtiesCounted(int men) implements MenLost {
    @Override
    public RollKind kind() {
        return RollKind.CASUALTIES;
    }

    @Override
    public Phase next() {
        return Phase.EXPOSURE;
    }

    @Override
    public String told() {
        return "told.casualties";
    }
}
