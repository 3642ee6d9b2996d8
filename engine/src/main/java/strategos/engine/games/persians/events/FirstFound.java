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

/** It is known who is first. */
@Rule("2")
@Recorded("first-found")
public record FirstFound(Side first, List<Integer> dice, int greek, int persian) implements PersiansEvent {
    public FirstFound {
        dice = List.copyOf(dice);
    }

    @Override
    public War apply(War before) {
        return before.with(new Notice("contest", "", dice));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return dice.isEmpty()
                ? Told.line("told.first-stratagems", "2", "side", first.named())
                : Told.line("told.first", "2", "side", first.named(), "greek", greek, "persian", persian);
    }
}
