package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Notice;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.scene.Strip;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** The die of attrition: all see it and what the table says, not what is lost. */
@Rule({"5.3", "9.1", "12"})
@Recorded("attrition-rolled")
public record AttritionRolled(Side side, String kind, String place, int roll, int die, int column, int lost)
        implements PersiansEvent {
    @Override
    public War apply(War before) {
        return before.with(new Notice("attrition", place, List.of(die, column, lost)));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                "told.attrition." + kind,
                Told.attritionRule(kind),
                "side",
                side.named(),
                "zone",
                Zone.named(place),
                "die",
                die,
                "column",
                column,
                "lost",
                lost);
    }

    @Override
    public Optional<Strip> strip(War before) {
        return Optional.of(Told.strip(
                "strip.attrition",
                Told.attritionRule(kind),
                side,
                roll,
                List.of(die),
                List.of(),
                "",
                column > 0 ? Integer.toString(column) : "",
                Text.of("strip.units", "n", lost),
                tell(before, Viewer.EVERYONE)));
    }
}
