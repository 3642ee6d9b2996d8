package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Ground;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.War;
import strategos.engine.json.Recorded;
import strategos.engine.text.Line;

/** The Peace of Nicias begins, or ends. */
@Rule({"15.7", "15.11"})
@Recorded("peace-changed")
public record PeaceChanged(boolean peace) implements SpartaEvent {
    @Override
    public War apply(War before) {
        Ground ground = before.ground();
        if (peace) {
            ground = ground.set(Mark.ATHENS_TRAPPED, Bits.NONE)
                    .set(Mark.SPARTA_TRAPPED, Bits.NONE)
                    .set(Mark.NEUTRAL_TRAPPED, Bits.NONE);
        }
        return before.with(before.politics().withPeace(peace))
                .with(ground)
                .with(peace ? before.board().withBesieging(Bits.NONE) : before.board());
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(peace ? "told.peace" : "told.war", peace ? "15.7" : "15.11");
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
