package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Clash;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Two forces fight: both lie face up. */
@Rule({"7", "7.1", "9.3"})
@Recorded(value = "battle-joined", version = 3)
public record BattleJoined(Battle battle) implements PersiansEvent {
    @Override
    public War apply(War before) {
        return before.with(Clash.NONE).proceed(0, List.of(new Step.Fight(battle)));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                battle.sea() ? "told.battle.sea" : "told.battle",
                battle.sea() ? "9.3" : "7",
                "active",
                battle.active().side().named(),
                "passive",
                battle.passive().side().named(),
                "zone",
                Zone.named(battle.place()));
    }

    @Override
    public boolean reveals() {
        return true;
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
