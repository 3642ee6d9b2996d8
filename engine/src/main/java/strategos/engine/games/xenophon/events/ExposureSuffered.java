package strategos.engine.games.xenophon.events;

import strategos.engine.Rule;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.RollKind;
import strategos.engine.json.Recorded;
import strategos.engine.text.Text;

/** What the cold cost. */
@Rule("exposure-phase")
@Recorded("exposure-suffered")
public record ExposureSuffered(int men) implements Settled {
    @Override
    public March apply(March before) {
        return before.with(before.roller().lose(men)).begin(Phase.FORAGE);
    }

    @Override
    public RollKind kind() {
        return RollKind.EXPOSURE;
    }

    @Override
    public Text result() {
        return Text.of("result.men", "men", 100 * men);
    }

    @Override
    public Text sentence(March before) {
        return Text.of(
                men == 0 ? "told.exposure.none" : "told.exposure",
                "army",
                before.roller().seat(),
                "men",
                100 * men);
    }
}
