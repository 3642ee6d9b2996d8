package strategos.engine.games.xenophon.events;

import strategos.engine.Rule;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.RollKind;
import strategos.engine.json.Recorded;
import strategos.engine.text.Text;

/** What hunger cost. */
@Rule("starvation-phase")
@Recorded("starved")
public record Starved(int men) implements Settled {
    @Override
    public March apply(March before) {
        return before.with(before.roller().lose(men)).begin(Phase.MORALE);
    }

    @Override
    public RollKind kind() {
        return RollKind.STARVATION;
    }

    @Override
    public Text result() {
        return Text.of("result.men", "men", 100 * men);
    }

    @Override
    public Text sentence(March before) {
        return Text.of(
                men == 0 ? "told.starved.none" : "told.starved",
                "army",
                before.roller().seat(),
                "men",
                100 * men);
    }
}
