package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Pieces are put on the map, or beside it. */
@Rule({"16.0", "3.2", "6.3", "6.4"})
@Recorded("deployed")
public record Deployed(Side side, Company company, Tag place, boolean inside, boolean besieging)
        implements SpartaEvent {
    @Override
    public War apply(War before) {
        Board board = Places.onMap(place.number())
                ? before.board().move(company.pieces(), place.number(), false)
                : before.board().remove(company.pieces(), place.number());
        if (inside) {
            board = board.withInside(board.inside().or(board.units(company.pieces())));
        }
        if (besieging) {
            board = board.withBesieging(board.besieging().or(board.units(company.pieces())));
        }
        return before.with(board);
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                "told.deployed",
                "16.0",
                "side",
                side.named(),
                "pieces",
                company.named(before),
                "place",
                place.named("place"));
    }
}
