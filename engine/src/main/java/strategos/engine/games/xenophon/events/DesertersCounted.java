package strategos.engine.games.xenophon.events;

import strategos.engine.Rule;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.RollKind;
import strategos.engine.json.Recorded;
import strategos.engine.text.Text;

/** How many men are gone overnight. */
@Rule("desertion-phase")
@Recorded("deserters-counted")
public record DesertersCounted(int men) implements Settled {
    @Override
    public March apply(March before) {
        return before.with(before.roller().lose(men)).begin(Phase.TRAVEL);
    }

    @Override
    public RollKind kind() {
        return RollKind.DESERTERS;
    }

    @Override
    public Text result() {
        return Text.of("result.men", "men", 100 * men);
    }

    @Override
    public Text sentence(March before) {
        return Text.of(
                men == 0 ? "told.deserters.none" : "told.deserters",
                "army",
                before.roller().seat(),
                "men",
                100 * men);
    }
}
