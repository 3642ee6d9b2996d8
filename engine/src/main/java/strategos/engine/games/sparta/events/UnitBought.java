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

/** The side buys a unit; a ship waits on the year disc. */
@Rule({"12.5", "3.2"})
@Recorded("unit-bought")
public record UnitBought(Side side, Company unit, int price, Tag place) implements SpartaEvent {
    @Override
    public War apply(War before) {
        Board board = Places.onMap(place.number())
                ? before.board().move(unit.pieces(), place.number(), false)
                : before.board().remove(unit.pieces(), place.number());
        return before.with(board).with(before.purse().add(side, -price));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Places.onMap(place.number())
                ? Told.line(
                        "told.bought",
                        "12.5",
                        "side",
                        side.named(),
                        "unit",
                        unit.named(before),
                        "place",
                        place.named("place"),
                        "talents",
                        price)
                : Told.line("told.ordered", "12.5", "side", side.named(), "unit", unit.named(before), "talents", price);
    }
}
