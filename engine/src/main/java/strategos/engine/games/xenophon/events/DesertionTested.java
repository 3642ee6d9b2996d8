package strategos.engine.games.xenophon.events;

import strategos.engine.Rule;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.RollKind;
import strategos.engine.Recorded;
import strategos.engine.text.Text;

/** Whether men desert; a second die counts them. */
@Rule("desertion-phase")
@Recorded("desertion-tested")
public record DesertionTested(boolean deserts) implements Settled {
    @Override
    public March apply(March before) {
        return deserts ? before.pend(RollKind.DESERTERS) : before.begin(Phase.TRAVEL);
    }

    @Override
    public RollKind kind() {
        return RollKind.DESERTION;
    }

    @Override
    public Text result() {
        return Text.of(deserts ? "result.desertion.yes" : "result.desertion.no");
    }

    @Override
    public Text sentence(March before) {
        return Text.of(
                deserts ? "told.desertion.yes" : "told.desertion.no",
                "army",
                before.roller().seat());
    }
}
