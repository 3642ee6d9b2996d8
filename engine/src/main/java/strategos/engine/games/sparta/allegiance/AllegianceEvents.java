package strategos.engine.games.sparta.allegiance;

import java.util.List;
import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.EventText;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Board.Load;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Ground;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Politics.Stance;
import strategos.engine.games.sparta.war.PrintedRef.PlaceRef;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Revolts, and nations that join a side or leave the war (10, 11). */
public sealed interface AllegianceEvents extends Event<War> {
    /** A Confederation city is stirred to revolt. */
    @Rule("10.1")
    @Recorded("revolt-rolled")
    record RevoltRolled(PlaceRef place, int die, int below, int roll, boolean success) implements AllegianceEvents {
        @Override
        public War apply(War before) {
            Ground ground = before.ground().with(Marker.REVOLT_TRIED, place.number());
            if (success) {
                ground = ground.with(Marker.DEFECTED, place.number())
                        .with(Marker.BARRED, place.number())
                        .without(Marker.ATHENIAN, place.number())
                        .without(Marker.SPARTAN, place.number());
            }
            return before.with(ground);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    success ? "told.revolt" : "told.revolt-failed",
                    "10.1",
                    "place",
                    place.named(),
                    "die",
                    die,
                    "below",
                    below);
        }

        @Override
        public Optional<Strip> strip(Seen<War> before) {
            return Optional.of(EventText.strip("strip.revolt", "10.1", Side.SPARTA)
                    .rolled(roll, List.of(die))
                    .column(Integer.toString(below))
                    .meaning(
                            Text.of(success ? "strip.success" : "strip.failure"),
                            tell(before).orElseThrow().text()));
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** Athens is stirred to revolt, once in a match. */
    @Rule("10.5")
    @Recorded("athens-revolt-rolled")
    record AthensRevoltRolled(int first, int second, int roll, int level, String effect, int place, boolean success)
            implements AllegianceEvents {
        @Override
        public War apply(War before) {
            War after = before.with(before.history().with(RandomEvent.ATHENS_REVOLT));
            if (!success) {
                return after;
            }
            return effect.equals("revenue")
                    ? after.with(after.purse().losing())
                    : after.with(after.ground().with(Marker.BARE, place));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    success ? "told.athens-revolts" : "told.athens-calm",
                    "10.5",
                    "sum",
                    first + second,
                    "level",
                    level,
                    "effect",
                    new Arg.Name("effect", effect));
        }

        @Override
        public Optional<Strip> strip(Seen<War> before) {
            return Optional.of(EventText.strip("strip.athens-revolt", "10.5", Side.SPARTA)
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

    /** Mytilene is taken: Lesbos and Chios are Athenian allies again. */
    @Rule("11.11")
    @Recorded("islands-returned")
    record IslandsReturned(PlaceSet cities) implements AllegianceEvents {
        @Override
        public War apply(War before) {
            Ground ground = before.ground();
            return before.with(
                    ground.set(Marker.DEFECTED, ground.of(Marker.DEFECTED).minus(cities))
                            .set(Marker.ATHENIAN, ground.of(Marker.ATHENIAN).minus(cities))
                            .set(Marker.SPARTAN, ground.of(Marker.SPARTAN).minus(cities)));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.islands-back", "11.11");
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** Mytilene and the other cities of Lesbos and Chios go over to Sparta. */
    @Rule("11.11")
    @Recorded("islands-went-over")
    record IslandsWentOver(PlaceSet cities) implements AllegianceEvents {
        @Override
        public War apply(War before) {
            Ground ground = before.ground();
            return before.with(ground.set(
                                    Marker.DEFECTED, ground.of(Marker.DEFECTED).or(cities))
                            .set(Marker.ATHENIAN, ground.of(Marker.ATHENIAN).minus(cities))
                            .set(Marker.SPARTAN, ground.of(Marker.SPARTAN).minus(cities)))
                    .with(before.history().with(RandomEvent.MYTILENE));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.islands-over", "11.11");
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** Units are now on the other side. */
    @Rule({"10.2", "11.11", "2.9"})
    @Recorded("units-turned")
    record UnitsTurned(Side side, Company company) implements AllegianceEvents {
        @Override
        public War apply(War before) {
            Board board = before.board().owned(company.pieces(), side);
            List<Load> loads = board.cargo().stream()
                    .filter(load -> board.owner(load.ship()) == board.owner(load.troops()))
                    .toList();
            return before.with(board.with(loads).withBesieging(board.besieging().minus(company.pieces())));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.pieces("told.turned", "10.2", company, before, "side", side.named());
        }
    }

    /** A nation joins a side. */
    @Rule({"2.9", "15.0"})
    @Recorded("nation-joined")
    record NationJoined(Nation nation, Side side, PieceSet units) implements AllegianceEvents {
        @Override
        public War apply(War before) {
            return before.with(before.politics().with(nation, Stance.with(side)))
                    .with(before.board().owned(units, side));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.joined", "2.9", "nation", nation.named(), "side", side.named());
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /**
     * A nation is knocked out of the war: its units leave for good.
     *
     * @param units all of its units
     * @param cities those that are out of play and held by nobody
     */
    @Rule("11.1")
    @Recorded("nation-out")
    record NationOut(Nation nation, PieceSet units, PlaceSet cities) implements AllegianceEvents {
        @Override
        public War apply(War before) {
            Ground ground = before.ground();
            for (Marker mark : List.of(
                    Marker.ATHENIAN,
                    Marker.SPARTAN,
                    Marker.ATHENS_TRAPPED,
                    Marker.SPARTA_TRAPPED,
                    Marker.NEUTRAL_TRAPPED)) {
                ground = ground.set(mark, ground.of(mark).minus(cities));
            }
            Board board = before.board().remove(units, Places.GONE);
            return before.with(before.politics().with(nation, Stance.OUT))
                    .with(board.owned(units, Side.NEUTRAL))
                    .with(ground);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.nation-out", "11.1", "nation", nation.named());
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** Persia pays Sparta, or no more. */
    @Rule("15.13")
    @Recorded("persia-joined")
    record PersiaJoined(boolean pays) implements AllegianceEvents {
        @Override
        public War apply(War before) {
            return before.with(before.purse().withPersia(pays));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(pays ? "told.persia" : "told.no-persia", "15.13");
        }
    }
}
