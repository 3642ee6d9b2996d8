package strategos.engine.games.xenophon.events;

import strategos.engine.Rule;
import strategos.engine.games.xenophon.Army;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.RollKind;
import strategos.engine.games.xenophon.Token;
import strategos.engine.Recorded;
import strategos.engine.text.Text;

/** What foraging brought. */
@Rule("forage-phase")
@Recorded("foraged")
public record Foraged(int food, int anger) implements Settled {
    @Override
    public March apply(March before) {
        Army after = before.roller().gain(Token.FOOD, food).gain(Token.ANGER, anger);
        return before.with(before.turn().foraging()).with(after).begin(Phase.CONSUMPTION);
    }

    @Override
    public RollKind kind() {
        return RollKind.FORAGE;
    }

    @Override
    public Text result() {
        return Text.of("result.forage", "food", food, "anger", anger);
    }

    @Override
    public Text sentence(March before) {
        return Text.of("told.forage", "army", before.roller().seat(), "food", food, "anger", anger);
    }
}
