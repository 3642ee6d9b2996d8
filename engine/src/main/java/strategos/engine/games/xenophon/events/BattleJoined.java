package strategos.engine.games.xenophon.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Token;
import strategos.engine.Recorded;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** The barbarians attack, and some of their anger is spent. */
@Rule("battle-phase")
@Recorded("battle-joined")
public record BattleJoined(int anger) implements MarchEvent {
    @Override
    public March apply(March before) {
        return before.with(before.roller().gain(Token.ANGER, -anger));
    }

    @Override
    public Optional<Line> tell(March before, Viewer viewer) {
        return Optional.of(new Line(
                Text.of("told.battle-joined", "army", before.roller().seat(), "anger", anger), "battle-phase"));
    }
}
