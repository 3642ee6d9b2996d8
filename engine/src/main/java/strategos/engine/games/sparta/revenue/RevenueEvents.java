package strategos.engine.games.sparta.revenue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.EventText;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.PrintedRef.PlaceRef;
import strategos.engine.games.sparta.war.Purse;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Money, maintenance and purchases (12). */
public sealed interface RevenueEvents extends Event<War> {
    /**
     * The side receives its revenue of the year.
     *
     * @param items the lines of its revenue table
     * @param tribute gross tribute of the Confederation to Athens
     */
    @Rule({"12.1", "12.2", "2.17"})
    @Recorded("revenue-received")
    record RevenueReceived(Side side, List<Item> items, int total, int tribute) implements RevenueEvents {
        public RevenueReceived {
            items = List.copyOf(items);
        }

        @Override
        public War apply(War before) {
            Purse purse = before.purse().add(side, total);
            return side == Side.ATHENS
                    ? before.with(purse.collected(tribute))
                    : before.with(purse).with(before.ground().set(Marker.ESTRANGED, PlaceSet.NONE));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            List<Arg> parts = new ArrayList<>();
            for (Item item : items) {
                parts.add(new Arg.Nested(
                        Text.of("item", "name", new Arg.Name("item", item.id()), "talents", item.talents())));
            }
            return EventText.line(
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

    /**
     * The side maintains its units.
     *
     * @param tells whether the sum says something about forces that are concealed
     */
    @Rule({"12.3", "12.4"})
    @Recorded("maintenance-paid")
    record MaintenancePaid(Side side, int talents, boolean tells) implements RevenueEvents {
        @Override
        public War apply(War before) {
            return before.with(before.purse().add(side, -talents));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.maintained", "12.3", "side", side.named(), "talents", talents);
        }

        @Override
        public boolean reveals() {
            return tells;
        }
    }

    /** Units that could not be paid waver, or are gone for good. */
    @Rule({"12.3", "12.4"})
    @Recorded("units-unpaid")
    record UnitsUnpaid(Side side, Company wavering, Company gone) implements RevenueEvents {
        @Override
        public War apply(War before) {
            return before.with(before.board().flip(wavering.pieces()).remove(gone.pieces(), Places.GONE));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    "told.unpaid",
                    "12.3",
                    "side",
                    side.named(),
                    "wavering",
                    wavering.named(before),
                    "waver",
                    wavering.pieces().size(),
                    "gone",
                    gone.named(before),
                    "leave",
                    gone.pieces().size());
        }
    }

    /** The side buys a unit; a ship waits on the year disc. */
    @Rule({"12.5", "3.2"})
    @Recorded("unit-bought")
    record UnitBought(Side side, Company unit, int price, PlaceRef place) implements RevenueEvents {
        @Override
        public War apply(War before) {
            Board board = Places.onMap(place.number())
                    ? before.board().move(unit.pieces(), place.number(), false)
                    : before.board().remove(unit.pieces(), place.number());
            return before.with(board).with(before.purse().add(side, -price));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return Places.onMap(place.number())
                    ? EventText.line(
                            "told.bought",
                            "12.5",
                            "side",
                            side.named(),
                            "unit",
                            unit.named(before),
                            "place",
                            place.named(),
                            "talents",
                            price)
                    : EventText.line(
                            "told.ordered", "12.5", "side", side.named(), "unit", unit.named(before), "talents", price);
        }

        @Override
        public boolean adds() {
            return true;
        }
    }

    /** A die says what Persia pays this year. */
    @Rule("15.13")
    @Recorded("persia-rolled")
    record PersiaRolled(int die, int talents) implements RevenueEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.persia-pays", "15.13", "die", die, "talents", talents);
        }
    }
}
