package strategos.engine.games.sparta.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.Purse;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/**
 * The side receives its revenue of the year.
 *
 * @param items the lines of its revenue table
 * @param tribute gross tribute of the Confederation to Athens
 */
@Rule({"12.1", "12.2", "2.17"})
@Recorded("revenue-received")
public record RevenueReceived(Side side, List<Item> items, int total, int tribute) implements SpartaEvent {
    public RevenueReceived {
        items = List.copyOf(items);
    }

    @Override
    public War apply(War before) {
        Purse purse = before.purse().add(side, total);
        return side == Side.ATHENS
                ? before.with(purse.collected(tribute))
                : before.with(purse).with(before.ground().set(Mark.ESTRANGED, Bits.NONE));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        List<Arg> parts = new ArrayList<>();
        for (Item item : items) {
            parts.add(new Arg.Nested(
                    Text.of("item", "name", new Arg.Name("item", item.id()), "talents", item.talents())));
        }
        return Told.line(
                "told.revenue",
                side == Side.ATHENS ? "12.2" : "12.1",
                "side",
                side.named(),
                "talents",
                total,
                "n",
                parts.size(),
                "items",
                parts);
    }

    /** A line of a revenue table: talents added, or taken off. */
    public record Item(String id, int talents) {}
}
