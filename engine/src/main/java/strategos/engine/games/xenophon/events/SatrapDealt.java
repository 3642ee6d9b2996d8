package strategos.engine.games.xenophon.events;

import strategos.engine.Rule;
import strategos.engine.games.xenophon.Army;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.RollKind;
import strategos.engine.games.xenophon.Token;
import strategos.engine.Recorded;
import strategos.engine.text.Arg;
import strategos.engine.text.Text;

/** How the satrap met the army, and what came of it. */
@Rule("negotiations-phase")
@Recorded("satrap-dealt")
public record SatrapDealt(String mood, int anger, int food, boolean calmed) implements Settled {
    @Override
    public March apply(March before) {
        Army army = before.roller();
        Army after = (calmed ? army.set(Token.ANGER, 0) : army)
                .gain(Token.ANGER, anger)
                .gain(Token.FOOD, food);
        return before.with(after).begin(Phase.ATTACK);
    }

    @Override
    public RollKind kind() {
        return RollKind.NEGOTIATION;
    }

    @Override
    public Text result() {
        return Text.of("result.mood", "mood", new Arg.Name("mood", mood));
    }

    @Override
    public Text sentence(March before) {
        String key = calmed ? "told.satrap-dealt.calmed" : food > 0 ? "told.satrap-dealt.food" : "told.satrap-dealt";
        return Text.of(
                key, "army", before.roller().seat(), "mood", new Arg.Name("mood", mood), "anger", anger, "food", food);
    }
}
