package strategos.engine.games.sparta.forces;

import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.EventText;
import strategos.engine.games.sparta.common.EventText.Untold;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.PrintedRef.PlaceRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.text.Text.Line;

/** Who stands inside walls and harbours, who comes out, and who withdraws (7.8, 7.11, 9.0, 15.7). */
public sealed interface ShelterEvents extends Event<War> {
    /** Units go inside a fort, a walled city or a port. */
    @Rule({"7.8", "7.11"})
    @Recorded("sheltered")
    record Sheltered(Side side, PlaceRef place, Company company, boolean port) implements ShelterEvents {
        @Override
        public War apply(War before) {
            return before.with(before.board().withInside(before.board().inside().or(company.pieces())));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.pieces(
                    port ? "told.in-port" : "told.inside",
                    port ? "7.11" : "7.8",
                    company,
                    before,
                    "side",
                    side.named(),
                    "place",
                    place.named());
        }
    }

    /** Units stand outside their shelter. */
    @Rule({"7.8", "7.11"})
    @Recorded("stood-outside")
    record StoodOutside(Side side, PlaceRef place, PieceSet units) implements ShelterEvents {
        @Override
        public War apply(War before) {
            return before.with(before.board().withInside(before.board().inside().minus(units)));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.outside", "7.8", "side", side.named(), "place", place.named());
        }
    }

    /** Nobody shelters any more: no enemy is near, or the siege is broken. */
    @Rule("7.8")
    @Recorded("emerged")
    record Emerged(PieceSet units) implements ShelterEvents, Untold {
        @Override
        public War apply(War before) {
            return before.with(before.board().withInside(before.board().inside().minus(units)));
        }
    }

    /** A siege is over. */
    @Rule("9.0")
    @Recorded("siege-lifted")
    record SiegeLifted(Side besieged, PlaceRef place) implements ShelterEvents {
        @Override
        public War apply(War before) {
            Board board = before.board();
            PieceSet markers = board.at(place.number()).minus(board.of(besieged));
            return before.with(before.ground().without(Marker.trapped(besieged), place.number()))
                    .with(board.withBesieging(board.besieging().minus(markers)));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            // Where the besieged have perished, or where there were none, nobody is free.
            return !before.position()
                            .board()
                            .at(place.number(), besieged)
                            .meets(before.position().board().inside())
                    ? Optional.empty()
                    : EventText.line("told.siege-lifted", "9.0", "side", besieged.named(), "place", place.named());
        }
    }

    /** A siege stands although there is peace: the place is outside of it. */
    @Rule({"15.7", "ruling-E3"})
    @Recorded("siege-upheld")
    record SiegeUpheld(Side besieged, PlaceRef place, boolean trapped, PieceSet besiegers) implements ShelterEvents {
        @Override
        public War apply(War before) {
            War besieging = before.with(
                    before.board().withBesieging(before.board().besieging().or(besiegers)));
            return trapped
                    ? besieging.with(besieging.ground().with(Marker.trapped(besieged), place.number()))
                    : besieging;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.siege-upheld", "15.7", "place", place.named());
        }
    }

    /** Besiegers withdraw to a friendly place. */
    @Rule({"15.7"})
    @Recorded("withdrawn")
    record Withdrawn(Side side, Company company, PlaceRef from, PlaceRef to) implements ShelterEvents {
        @Override
        public War apply(War before) {
            return before.with(before.board().move(company.pieces(), to.number(), false));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.pieces(
                    "told.withdrawn",
                    "15.7",
                    company,
                    before,
                    "side",
                    side.named(),
                    "from",
                    from.named(),
                    "to",
                    to.named());
        }
    }

    /** Units must leave a city that has revolted; they come back next season. */
    @Rule({"10.1", "11.11"})
    @Recorded("expelled")
    record Expelled(Side side, Company company, PlaceRef place) implements ShelterEvents {
        @Override
        public War apply(War before) {
            return before.with(before.board().defer(company.pieces(), Places.DISC));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.pieces(
                    "told.expelled", "10.1", company, before, "side", side.named(), "place", place.named());
        }
    }
}
