package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A side has lost the battle. */
@Rule({"7.6", "4.1"})
@Recorded(value = "broke-off", version = 3)
public record BrokeOff(Side side, boolean pursued, Battle battle) implements PersiansEvent {
    @Override
    public War apply(War before) {
        return before.proceed(1, List.of(new Step.Fight(battle)));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(pursued ? "told.broke-off.pursued" : "told.broke-off", "7.6", "side", side.named());
    }
}
