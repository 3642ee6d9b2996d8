package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Notice;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.scene.Strip;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Whether a taken city is destroyed. */
@Rule("8.2")
@Recorded("storm-rolled")
public record StormRolled(Side side, String zone, int roll, int die, boolean destroyed) implements PersiansEvent {
    @Override
    public War apply(War before) {
        War after = before.with(new Notice("storm", zone, List.of(die)));
        return destroyed ? after.with(after.ground().destroy(zone)) : after;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                destroyed ? "told.destroyed" : "told.spared",
                "8.2",
                "side",
                side.named(),
                "city",
                new Arg.Name("city", zone),
                "die",
                die);
    }

    @Override
    public boolean milestone() {
        return true;
    }

    @Override
    public Optional<Strip> strip(War before) {
        return Optional.of(Told.strip(
                "strip.storm",
                "8.2",
                side,
                roll,
                List.of(die),
                List.of(),
                "",
                "",
                Text.of(destroyed ? "strip.destroyed" : "strip.spared"),
                tell(before, Viewer.EVERYONE)));
    }
}
