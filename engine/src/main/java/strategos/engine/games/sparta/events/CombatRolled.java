package strategos.engine.games.sparta.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.scene.Strip;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;

/** The die of a combat. */
@Rule({"8.1", "8.5-naval"})
@Recorded("combat-rolled")
public record CombatRolled(boolean naval, Side attacker, Tag place, int die, int roll, String column, String result)
        implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                "told.combat-die",
                naval ? "8.5-naval" : "8.1",
                "die",
                die,
                "column",
                column,
                "result",
                new Arg.Name("outcome", Told.outcome(result)));
    }

    @Override
    public Optional<Strip> strip(War before) {
        return Optional.of(Told.strip(
                naval ? "strip.sea-fight" : "strip.land-fight",
                naval ? "8.5-naval" : "8.1",
                attacker,
                roll,
                List.of(die),
                column,
                "outcome." + Told.outcome(result),
                tell(before, Viewer.EVERYONE)));
    }
}
