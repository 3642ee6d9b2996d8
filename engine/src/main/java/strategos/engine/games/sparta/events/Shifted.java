package strategos.engine.games.sparta.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Load;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Land units at sea go aboard other ships of their fleet. */
@Rule("7.4")
@Recorded("shifted")
public record Shifted(List<Load> loads) implements SpartaEvent {
    public Shifted {
        loads = List.copyOf(loads);
    }

    @Override
    public War apply(War before) {
        List<Load> cargo = new ArrayList<>(before.board().cargo());
        cargo.addAll(loads);
        return before.with(before.board().with(cargo));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Optional.empty();
    }
}
