package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Action points are spent. */
@Rule({"3", "6"})
@Recorded("points-spent")
public record PointsSpent(Side side, int points, String on) implements PersiansEvent {
    /** What is paid only by who has a point left: that is nobody else's business. */
    public static final String FREE = "battle";

    /** What only a leader with units does. */
    private static final List<String> OF_LEADERS = List.of("scorch", "sack");

    @Override
    public War apply(War before) {
        Camp camp = before.camp(side);
        return before.with(camp.with(camp.purse().spend(points)));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        boolean known = viewer.equals(side.seat()) || !on.equals(FREE);
        return known && points > 0
                ? Told.line("told.spent", "3", "side", side.named(), "points", points, "on", Text.of("on." + on))
                : Optional.empty();
    }

    /** Who pays for such a deed is no dummy, and has units left after what the march has cost him. */
    @Override
    public boolean reveals() {
        return OF_LEADERS.contains(on);
    }
}
