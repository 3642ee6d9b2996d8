package strategos.engine.games.xenophon.events;

import strategos.engine.Rule;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.RollKind;
import strategos.engine.json.Recorded;
import strategos.engine.text.Text;

/** The dead of the worst of battles are counted. */
@Rule({"battle-phase", "battle-worst"})
@Recorded("casualties-counted")
public record CasualtiesCounted(int men) implements Settled {
    @Override
    public March apply(March before) {
        return before.with(before.roller().lose(men)).begin(Phase.EXPOSURE);
    }

    @Override
    public RollKind kind() {
        return RollKind.CASUALTIES;
    }

    @Override
    public Text result() {
        return Text.of("result.men", "men", 100 * men);
    }

    @Override
    public Text sentence(March before) {
        return Text.of(
                men == 0 ? "told.casualties.none" : "told.casualties",
                "army",
                before.roller().seat(),
                "men",
                100 * men);
    }
}
