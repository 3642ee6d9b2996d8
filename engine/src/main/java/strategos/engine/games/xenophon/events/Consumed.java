package strategos.engine.games.xenophon.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.xenophon.Army;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.Token;
import strategos.engine.Recorded;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** The army eats, or hungers. */
@Rule("consumption-phase")
@Recorded("consumed")
public record Consumed(boolean fed) implements MarchEvent {
    @Override
    public March apply(March before) {
        Army army = before.roller();
        Army after = fed ? army.set(Token.STARVATION, 0).gain(Token.FOOD, -1) : army.gain(Token.STARVATION, 1);
        return before.with(after).begin(Phase.STARVATION);
    }

    @Override
    public Optional<Line> tell(March before, Viewer viewer) {
        return Optional.of(new Line(
                Text.of(
                        fed ? "told.fed" : "told.hungry",
                        "army",
                        before.roller().seat()),
                "consumption-phase"));
    }
}
