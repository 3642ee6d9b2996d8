package strategos.engine.games.xenophon.events;

import strategos.engine.Rule;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.RollKind;
import strategos.engine.games.xenophon.Token;
import strategos.engine.Recorded;
import strategos.engine.text.Text;

/** Whether the men lose heart. */
@Rule("morale-phase")
@Recorded("morale-tested")
public record MoraleTested(boolean shaken) implements Settled {
    @Override
    public March apply(March before) {
        return before.with(before.roller().gain(Token.MUTINY, shaken ? 1 : 0)).begin(Phase.RALLY);
    }

    @Override
    public RollKind kind() {
        return RollKind.MORALE;
    }

    @Override
    public Text result() {
        return Text.of(shaken ? "result.morale.yes" : "result.morale.no");
    }

    @Override
    public Text sentence(March before) {
        return Text.of(
                shaken ? "told.morale.yes" : "told.morale.no",
                "army",
                before.roller().seat());
    }
}
