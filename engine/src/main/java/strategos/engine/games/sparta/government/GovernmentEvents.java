package strategos.engine.games.sparta.government;

import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.EventText;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Ground;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.PrintedRef.LeaderRef;
import strategos.engine.games.sparta.war.Purse;
import strategos.engine.games.sparta.war.War;
import strategos.engine.games.sparta.war.War.Government;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Athens' governments, and the peace (14, 15.7). */
public sealed interface GovernmentEvents extends Event<War> {
    /** The government stays in power. */
    @Rule("14.1")
    @Recorded("government-tested")
    record GovernmentTested(int row) implements GovernmentEvents {
        @Override
        public War apply(War before) {
            return before.with(before.government().comparing(before.prestige().level()));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    "told.government-stays", "14.1", "government", new Arg.Name("in-power", Integer.toString(row)));
        }
    }

    /**
     * Athens gives a leader up for good, and the government stays.
     *
     * @param leader who is given up
     * @param row whose fall is averted
     */
    @Rule("14.1")
    @Recorded("government-averted")
    record GovernmentAverted(LeaderRef leader, int row) implements GovernmentEvents {
        @Override
        public War apply(War before) {
            return before.with(before.government()
                            .avert()
                            .comparing(before.prestige().level()))
                    .with(before.board().remove(PieceSet.of(leader.number()), Places.GONE));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    "told.government-averted",
                    "14.1",
                    "leader",
                    before.position().called(leader.id()),
                    "government",
                    new Arg.Name("in-power", Integer.toString(row)));
        }
    }

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
    record GovernmentChanged(int row, PieceSet leaving, PieceSet coming, boolean compared) implements GovernmentEvents {
        @Override
        public War apply(War before) {
            Board board = before.board().remove(leaving, Places.BOX).remove(coming, Places.HELD);
            Government government = before.government().to(row);
            return before.with(board)
                    .with(compared ? government.comparing(before.prestige().level()) : government);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            Board board = before.position().board();
            int gone =
                    leaving.filter(leader -> Places.onMap(board.place(leader))).size();
            return EventText.line(
                    gone > 0 ? "told.government.leaders" : "told.government",
                    "14.1",
                    "government",
                    new Arg.Name("in-power", Integer.toString(row)),
                    "n",
                    gone);
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** A government brings a source of revenue. */
    @Rule({"12.2", "2.13"})
    @Recorded("stipend-began")
    record StipendBegan(String id, int talents, int years) implements GovernmentEvents {
        @Override
        public War apply(War before) {
            Purse purse = before.purse();
            return before.with(
                    switch (id) {
                        case "property-tax" -> purse.taxed(years);
                        case "black-sea-toll" -> purse.tolled();
                        default -> purse.funded(talents);
                    });
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.stipend", "12.2", "name", new Arg.Name("item", id), "talents", talents);
        }
    }

    /** The Peace of Nicias begins, or ends. */
    @Rule({"15.7", "15.11"})
    @Recorded("peace-changed")
    record PeaceChanged(boolean peace) implements GovernmentEvents {
        @Override
        public War apply(War before) {
            War after = before.with(before.politics().withPeace(peace));
            if (!peace) {
                return after;
            }
            Ground ground = before.ground()
                    .set(Marker.ATHENS_TRAPPED, PlaceSet.NONE)
                    .set(Marker.SPARTA_TRAPPED, PlaceSet.NONE)
                    .set(Marker.NEUTRAL_TRAPPED, PlaceSet.NONE);
            Board board = before.board();
            // Land units keep their marker until they have withdrawn.
            return after.with(ground).with(board.withBesieging(board.land(board.besieging())));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(peace ? "told.peace" : "told.war", peace ? "15.7" : "15.11");
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }
}
