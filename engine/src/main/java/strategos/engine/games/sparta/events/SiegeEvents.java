package strategos.engine.games.sparta.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Ground;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Line;

/** Sieges, sallies, ravages, and cities that change hands (9, 11.7, 11.8). */
public sealed interface SiegeEvents extends SpartaEvent {
    /** Units join a siege that stands. */
    @Rule("9.0")
    @Recorded("siege-joined")
    record SiegeJoined(Side side, Tag place, Company company) implements SiegeEvents {
        @Override
        public War apply(War before) {
            Board board = before.board();
            return before.with(board.withBesieging(board.besieging().or(board.units(company.pieces()))));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.pieces(
                    "told.siege-joined", "9.0", company, before, "side", side.named(), "place", place.named("place"));
        }
    }

    /** Units where they are besiege nobody any more: their owner gives the siege up, or shelters them himself. */
    @Rule({"7.8", "9.0"})
    @Recorded("siege-left")
    record SiegeLeft(Side side, Tag place, Company company) implements SiegeEvents {
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

    /** The besieged are trapped. */
    @Rule("9.0")
    @Recorded("siege-laid")
    record SiegeLaid(Side besieged, Tag place) implements SiegeEvents {
        @Override
        public War apply(War before) {
            return before.with(before.ground().with(Mark.trapped(besieged), place.number()));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.trapped", "9.0", "side", besieged.named(), "place", place.named("place"));
        }
    }

    /** A siege is over. */
    @Rule("9.0")
    @Recorded("siege-lifted")
    record SiegeLifted(Side besieged, Tag place) implements SiegeEvents {
        @Override
        public War apply(War before) {
            Board board = before.board();
            Bits markers = board.at(place.number()).minus(board.of(besieged));
            return before.with(before.ground().without(Mark.trapped(besieged), place.number()))
                    .with(board.withBesieging(board.besieging().minus(markers)));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            // Where the besieged have perished, or where there were none, nobody is free.
            return !before.board()
                            .at(place.number(), besieged)
                            .meets(before.board().inside())
                    ? Optional.empty()
                    : Told.line("told.siege-lifted", "9.0", "side", besieged.named(), "place", place.named("place"));
        }
    }

    /** A siege is tried. */
    @Rule("9.0")
    @Recorded("siege-rolled")
    record SiegeRolled(
            Side side,
            Tag place,
            Company besiegers,
            int attack,
            int defence,
            String column,
            int die,
            int modifier,
            int roll,
            boolean falls)
            implements SiegeEvents {
        @Override
        public War apply(War before) {
            return before.with(
                    before.board().withBesieging(before.board().besieging().or(besiegers.pieces())));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    falls ? "told.siege-falls" : "told.siege-holds",
                    "9.0",
                    "side",
                    side.named(),
                    "pieces",
                    besiegers.named(before),
                    "place",
                    place.named("place"),
                    "attack",
                    attack,
                    "defence",
                    defence,
                    "column",
                    column,
                    "die",
                    die);
        }

        @Override
        public Optional<Strip> strip(War before) {
            return Optional.of(Told.strip(
                    "strip.siege",
                    "9.0",
                    side,
                    roll,
                    List.of(die),
                    column,
                    falls ? "strip.falls" : "strip.holds",
                    tell(before, Viewer.EVERYONE)));
        }

        @Override
        public boolean milestone() {
            return true;
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** The besieged sally. */
    @Rule("9.1")
    @Recorded("sally-rolled")
    record SallyRolled(
            Side side,
            Tag place,
            Company company,
            int attack,
            int defence,
            String column,
            int die,
            int modifier,
            int roll,
            boolean success)
            implements SiegeEvents {
        @Override
        public War apply(War before) {
            return before.with(before.ground().with(Mark.SALLIED, place.number()));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    success ? "told.sally" : "told.sally-failed",
                    "9.1",
                    "side",
                    side.named(),
                    "place",
                    place.named("place"),
                    "attack",
                    attack,
                    "defence",
                    defence,
                    "column",
                    column,
                    "die",
                    die,
                    "modifier",
                    modifier);
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** Two dice say whether the land is ravaged. */
    @Rule("9.2")
    @Recorded("ravage-rolled")
    record RavageRolled(Side side, Tag place, int first, int second, int roll, int garrison, boolean success)
            implements SiegeEvents {
        @Override
        public War apply(War before) {
            Ground ground = before.ground().with(Mark.RAVAGE_TRIED, place.number());
            return before.with(success ? ground.with(Mark.RAVAGED, place.number()) : ground);
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    success ? "told.ravaged" : "told.ravage-failed",
                    "9.2",
                    "side",
                    side.named(),
                    "place",
                    place.named("place"),
                    "sum",
                    first + second,
                    "garrison",
                    garrison);
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /**
     * A city is captured.
     *
     * @param home whether it is printed on that side, and so is free again
     */
    @Rule({"11.8", "9.0", "8.5"})
    @Recorded("city-captured")
    record CityCaptured(Side side, Tag place, boolean home) implements SiegeEvents {
        @Override
        public War apply(War before) {
            Ground ground =
                    before.ground().without(Mark.ATHENIAN, place.number()).without(Mark.SPARTAN, place.number());
            if (!home) {
                ground = ground.with(Mark.captured(side), place.number());
                if (side == Side.ATHENS) {
                    ground = ground.with(Mark.TAKEN, place.number());
                }
            }
            return before.with(ground);
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.captured", "11.8-sides", "side", side.named(), "place", place.named("place"));
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** No captor is left: the city and its garrison are back. */
    @Rule("11.8-sides")
    @Recorded("city-returned")
    record CityReturned(Tag place) implements SiegeEvents {
        @Override
        public War apply(War before) {
            return before.with(
                    before.ground().without(Mark.ATHENIAN, place.number()).without(Mark.SPARTAN, place.number()));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.returned", "11.8-sides", "place", place.named("place"));
        }
    }

    /** These units hold Syracuse. */
    @Rule("15.3")
    @Recorded("captors-noted")
    record CaptorsNoted(Bits units) implements SiegeEvents {
        @Override
        public War apply(War before) {
            return before.with(before.politics().withCaptors(units));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }
    }

    /** A fort has fallen and is gone for good. */
    @Rule("9.0")
    @Recorded("fort-razed")
    record FortRazed(Tag fort, Tag place) implements SiegeEvents {
        @Override
        public War apply(War before) {
            return before.with(before.forts().without(fort.number()));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.fort-razed", "9.0", "fort", fort.named("fort"), "place", place.named("place"));
        }
    }

    /** A fort is put on the map. */
    @Rule({"2.7", "15.12"})
    @Recorded("fort-placed")
    record FortPlaced(Side side, Tag fort, Tag place) implements SiegeEvents {
        @Override
        public War apply(War before) {
            return before.with(before.forts().with(fort.number()));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    "told.fort",
                    "2.7",
                    "side",
                    side.named(),
                    "fort",
                    fort.named("fort"),
                    "place",
                    place.named("place"));
        }
    }

    /** The Propontus is closed, or open again. */
    @Rule("9.3")
    @Recorded("blockade-changed")
    record BlockadeChanged(boolean closed) implements SiegeEvents {
        @Override
        public War apply(War before) {
            return before.with(before.politics().withBlockade(closed));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(closed ? "told.blockade" : "told.no-blockade", "9.3");
        }
    }

    /** A marker lies on exactly these places. */
    @Rule({"11.7", "11.8"})
    @Recorded("marked")
    record Marked(Mark mark, Bits places) implements SiegeEvents {
        @Override
        public War apply(War before) {
            return before.with(before.ground().set(mark, places));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }
    }
}
