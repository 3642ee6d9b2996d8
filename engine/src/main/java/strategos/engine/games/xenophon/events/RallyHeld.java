package strategos.engine.games.xenophon.events;

import strategos.engine.Rule;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.RollKind;
import strategos.engine.games.xenophon.Stage;
import strategos.engine.games.xenophon.Token;
import strategos.engine.Recorded;
import strategos.engine.text.Text;

/** Whether mutinous men are rallied; with mutiny and cards left, the army may call for another roll. */
@Rule({"rally-phase", "ruling-X5"})
@Recorded("rally-held")
public record RallyHeld(boolean rallied) implements Settled {
    @Override
    public March apply(March before) {
        March after = before.with(before.roller().gain(Token.MUTINY, rallied ? -1 : 0));
        return after.roller().mutiny() > 0 && !after.roller().hand().isEmpty()
                ? after.begin(Phase.RALLY).in(Stage.RALLY_AGAIN)
                : after.begin(Phase.DESERTION);
    }

    @Override
    public RollKind kind() {
        return RollKind.RALLY;
    }

    @Override
    public Text result() {
        return Text.of(rallied ? "result.rally.yes" : "result.rally.no");
    }

    @Override
    public Text sentence(March before) {
        return Text.of(
                rallied ? "told.rally.yes" : "told.rally.no",
                "army",
                before.roller().seat());
    }
}
