package strategos.engine.games.xenophon.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.xenophon.Army;
import strategos.engine.games.xenophon.March;
import strategos.engine.Recorded;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** An army has reached the sea: its turn ends, and its hand goes to the discards. */
@Rule({"time-track", "ruling-T3", "victory"})
@Recorded("arrived")
public record Arrived(int turns) implements MarchEvent {
    @Override
    public March apply(March before) {
        Army army = before.roller();
        return before.with(before.deck().discard(army.hand())).with(army.arrived(turns));
    }

    @Override
    public Optional<Line> tell(March before, Viewer viewer) {
        Army army = before.roller();
        return Optional.of(new Line(
                Text.of("told.arrived", "army", army.seat(), "men", 100 * army.men(), "turns", turns), "victory"));
    }

    @Override
    public boolean milestone() {
        return true;
    }

    /** The hand is laid open on the discards. */
    @Override
    @Rule("ruling-O5")
    public boolean reveals() {
        return true;
    }
}
