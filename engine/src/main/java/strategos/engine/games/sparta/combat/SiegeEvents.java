package strategos.engine.games.sparta.combat;

import java.util.List;
import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.EventText;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Ground;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.PrintedRef.PlaceRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Sieges, sallies and ravages (9). */
public sealed interface SiegeEvents extends Event<War> {
    /** Units join a siege that stands. */
    @Rule("9.0")
    @Recorded("siege-joined")
    record SiegeJoined(Side side, PlaceRef place, Company company) implements SiegeEvents {
        @Override
        public War apply(War before) {
            Board board = before.board();
            return before.with(board.withBesieging(board.besieging().or(board.units(company.pieces()))));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.pieces(
                    "told.siege-joined", "9.0", company, before, "side", side.named(), "place", place.named());
        }
    }

    /** Units where they are besiege nobody any more: their owner gives the siege up, or shelters them himself. */
    @Rule({"7.8", "9.0"})
    @Recorded("siege-left")
    record SiegeLeft(Side side, PlaceRef place, Company company) implements SiegeEvents {
        @Override
        public War apply(War before) {
            Board board = before.board();
            return before.with(board.withBesieging(board.besieging().minus(company.pieces())));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.pieces(
                    "told.siege-left", "9.0", company, before, "side", side.named(), "place", place.named());
        }
    }

    /** The besieged are trapped. */
    @Rule("9.0")
    @Recorded("siege-laid")
    record SiegeLaid(Side besieged, PlaceRef place) implements SiegeEvents {
        @Override
        public War apply(War before) {
            return before.with(before.ground().with(Marker.trapped(besieged), place.number()));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.trapped", "9.0", "side", besieged.named(), "place", place.named());
        }
    }

    /** A siege is tried. */
    @Rule("9.0")
    @Recorded("siege-rolled")
    record SiegeRolled(
            Side side,
            PlaceRef place,
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
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    falls ? "told.siege-falls" : "told.siege-holds",
                    "9.0",
                    "side",
                    side.named(),
                    "pieces",
                    besiegers.named(before),
                    "place",
                    place.named(),
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
        public Optional<Strip> strip(Seen<War> before) {
            return Optional.of(EventText.strip("strip.siege", "9.0", side)
                    .rolled(roll, List.of(die))
                    .column(column)
                    .meaning(
                            Text.of(falls ? "strip.falls" : "strip.holds"),
                            tell(before).orElseThrow().text()));
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
            PlaceRef place,
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
            return before.with(before.ground().with(Marker.SALLIED, place.number()));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    success ? "told.sally" : "told.sally-failed",
                    "9.1",
                    "side",
                    side.named(),
                    "place",
                    place.named(),
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
    record RavageRolled(Side side, PlaceRef place, int first, int second, int roll, int garrison, boolean success)
            implements SiegeEvents {
        @Override
        public War apply(War before) {
            Ground ground = before.ground().with(Marker.RAVAGE_TRIED, place.number());
            return before.with(success ? ground.with(Marker.RAVAGED, place.number()) : ground);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    success ? "told.ravaged" : "told.ravage-failed",
                    "9.2",
                    "side",
                    side.named(),
                    "place",
                    place.named(),
                    "sum",
                    first + second,
                    "garrison",
                    garrison);
        }

        @Override
        public Optional<Strip> strip(Seen<War> before) {
            return Optional.of(EventText.strip("strip.ravage", "9.2", side)
                    .rolled(roll, List.of(first, second))
                    .total(first + second)
                    .meaning(
                            Text.of(success ? "strip.success" : "strip.failure"),
                            tell(before).orElseThrow().text()));
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }
}
