package strategos.engine.games.xenophon.events;

import strategos.engine.Rule;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.RollKind;
import strategos.engine.Recorded;

/** What the cold cost. */
@Rule("exposure-phase")
@Recorded("exposure-suffered")
public record ExposureSuffered(int men) implements MenLost {
    @Override
    public RollKind kind() {
        return RollKind.EXPOSURE;
    }

    @Override
    public Phase next() {
        return Phase.FORAGE;
    }

    @Override
    public String told() {
        return "told.exposure";
    }
}
