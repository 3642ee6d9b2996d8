package strategos.engine.games.xenophon.events;

import strategos.engine.Rule;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.RollKind;
import strategos.engine.Recorded;
import strategos.engine.text.Text;

/** Whether the barbarians attack. */
@Rule("attack-phase")
@Recorded("attack-judged")
public record AttackJudged(boolean attacked) implements Settled {
    @Override
    public March apply(March before) {
        return before.with(before.turn().underAttack(attacked)).begin(Phase.BATTLE);
    }

    @Override
    public RollKind kind() {
        return RollKind.ATTACK;
    }

    @Override
    public Text result() {
        return Text.of(attacked ? "result.attack.yes" : "result.attack.no");
    }

    @Override
    public Text sentence(March before) {
        return Text.of(
                attacked ? "told.attack.yes" : "told.attack.no",
                "army",
                before.roller().seat());
    }
}
