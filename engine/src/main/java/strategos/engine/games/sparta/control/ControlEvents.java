package strategos.engine.games.sparta.control;

import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.EventText;
import strategos.engine.games.sparta.common.EventText.Untold;
import strategos.engine.games.sparta.war.Ground;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.PrintedRef.FortRef;
import strategos.engine.games.sparta.war.PrintedRef.PlaceRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.text.Text.Line;

/** Cities and forts that change hands, and the markers on the map (2.7, 9.3, 11.7, 11.8). */
public sealed interface ControlEvents extends Event<War> {
    /**
     * A city is captured.
     *
     * @param home whether it is printed on that side, and so is free again
     */
    @Rule({"11.8", "9.0", "8.5"})
    @Recorded("city-captured")
    record CityCaptured(Side side, PlaceRef place, boolean home) implements ControlEvents {
        @Override
        public War apply(War before) {
            Ground ground =
                    before.ground().without(Marker.ATHENIAN, place.number()).without(Marker.SPARTAN, place.number());
            if (!home) {
                ground = ground.with(Marker.captured(side), place.number());
                if (side == Side.ATHENS) {
                    ground = ground.with(Marker.TAKEN, place.number());
                }
            }
            return before.with(ground);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.captured", "11.8-sides", "side", side.named(), "place", place.named());
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** No captor is left: the city and its garrison are back. */
    @Rule("11.8-sides")
    @Recorded("city-returned")
    record CityReturned(PlaceRef place) implements ControlEvents {
        @Override
        public War apply(War before) {
            return before.with(
                    before.ground().without(Marker.ATHENIAN, place.number()).without(Marker.SPARTAN, place.number()));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.returned", "11.8-sides", "place", place.named());
        }
    }

    /** These units hold Syracuse. */
    @Rule("15.3")
    @Recorded("captors-noted")
    record CaptorsNoted(PieceSet units) implements ControlEvents, Untold {
        @Override
        public War apply(War before) {
            return before.with(before.politics().withCaptors(units));
        }
    }

    /** A fort is put on the map. */
    @Rule({"2.7", "15.12"})
    @Recorded("fort-placed")
    record FortPlaced(Side side, FortRef fort, PlaceRef place) implements ControlEvents {
        @Override
        public War apply(War before) {
            return before.with(before.forts().with(fort));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    "told.fort" + fort.sayingWhere(place),
                    "2.7",
                    "side",
                    side.named(),
                    "fort",
                    fort.named(),
                    "place",
                    place.named());
        }
    }

    /** A fort has fallen and is gone for good. */
    @Rule("9.0")
    @Recorded("fort-razed")
    record FortRazed(FortRef fort, PlaceRef place) implements ControlEvents {
        @Override
        public War apply(War before) {
            return before.with(before.forts().without(fort));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    "told.fort-razed" + fort.sayingWhere(place), "9.0", "fort", fort.named(), "place", place.named());
        }
    }

    /** The Propontus is closed, or open again. */
    @Rule("9.3")
    @Recorded("blockade-changed")
    record BlockadeChanged(boolean closed) implements ControlEvents {
        @Override
        public War apply(War before) {
            return before.with(before.politics().withBlockade(closed));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(closed ? "told.blockade" : "told.no-blockade", "9.3");
        }
    }

    /** A marker lies on exactly these places. */
    @Rule({"11.7", "11.8"})
    @Recorded("marked")
    record Marked(Marker mark, PlaceSet places) implements ControlEvents, Untold {
        @Override
        public War apply(War before) {
            return before.with(before.ground().set(mark, places));
        }
    }
}
