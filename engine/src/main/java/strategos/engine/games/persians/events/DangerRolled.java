package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Notice;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Whether the enemy commander is in danger, and what became of him. */
@Rule("7.5")
@Recorded("danger-rolled")
public record DangerRolled(Side side, int roll, List<Integer> dice, int fate) implements PersiansEvent {
    public DangerRolled {
        dice = List.copyOf(dice);
    }

    @Override
    public War apply(War before) {
        return before.with(new Notice("danger", "", dice));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return fate == 0
                ? Optional.empty()
                : Told.line("told.danger", "7.5", "side", side.other().named(), "dice", Told.faces(dice), "fate", fate);
    }
}
