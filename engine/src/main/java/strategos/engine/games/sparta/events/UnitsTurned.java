package strategos.engine.games.sparta.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Load;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Units are now on the other side. */
@Rule({"10.2", "11.11", "2.9"})
@Recorded("units-turned")
public record UnitsTurned(Side side, Company company) implements SpartaEvent {
    @Override
    public War apply(War before) {
        Board board = before.board().owned(company.pieces(), side);
        List<Load> loads = board.cargo().stream()
                .filter(load -> board.owner(load.ship()) == board.owner(load.troops()))
                .toList();
        return before.with(board.with(loads).withBesieging(board.besieging().minus(company.pieces())));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.pieces("told.turned", "10.2", company, before, "side", side.named());
    }
}
