package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Units where they are besiege nobody any more: their owner gives the siege up, or shelters them himself. */
@Rule({"7.8", "9.0"})
@Recorded("siege-left")
public record SiegeLeft(Side side, Tag place, Company company) implements SpartaEvent {
    @Override
    public War apply(War before) {
        Board board = before.board();
        return before.with(board.withBesieging(board.besieging().minus(company.pieces())));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.pieces(
                "told.siege-left", "9.0", company, before, "side", side.named(), "place", place.named("place"));
    }
}
