package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Government;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;

/**
 * A new government comes in: its leaders are at hand, all others leave the map.
 *
 * @param row in the government table
 * @param leaving named leaders taken off the map
 * @param coming leaders of the new government, not yet placed
 * @param compared whether it came by the yearly comparison of prestige
 */
@Rule({"14.1", "6.4"})
@Recorded("government-changed")
public record GovernmentChanged(int row, Bits leaving, Bits coming, boolean compared) implements SpartaEvent {
    @Override
    public War apply(War before) {
        Board board = before.board().remove(leaving, Places.BOX).remove(coming, Places.HELD);
        Government government = before.government().to(row);
        return before.with(board)
                .with(compared ? government.comparing(before.prestige().level()) : government);
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.government", "14.1", "government", new Arg.Name("government", Integer.toString(row)));
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
