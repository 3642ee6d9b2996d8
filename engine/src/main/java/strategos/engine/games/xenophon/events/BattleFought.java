package strategos.engine.games.xenophon.events;

import strategos.engine.Rule;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.RollKind;
import strategos.engine.Recorded;
import strategos.engine.text.Text;

/** A battle is fought; the worst is counted by a second die. */
@Rule("battle-phase")
@Recorded("battle-fought")
public record BattleFought(int men, boolean worst) implements Settled {
    @Override
    public March apply(March before) {
        return worst
                ? before.pend(RollKind.CASUALTIES)
                : before.with(before.roller().lose(men)).begin(Phase.EXPOSURE);
    }

    @Override
    public RollKind kind() {
        return RollKind.BATTLE;
    }

    @Override
    public Text result() {
        return worst ? Text.of("result.battle.worst") : Text.of("result.men", "men", 100 * men);
    }

    @Override
    public Text sentence(March before) {
        String key = worst ? "told.battle.worst" : men == 0 ? "told.battle.none" : "told.battle";
        return Text.of(key, "army", before.roller().seat(), "men", 100 * men);
    }
}
