package strategos.engine.games.sparta.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Calendar;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Ground;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Quarter;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Step;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;

/** Set-up, years, quarters, and the end (3, 16). */
public sealed interface TurnEvents extends SpartaEvent {
    /** Pieces are put on the map, or beside it. */
    @Rule({"16.0", "3.2", "6.3", "6.4"})
    @Recorded("deployed")
    record Deployed(Side side, Company company, Tag place, boolean inside, boolean besieging) implements TurnEvents {
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

    /** The side has set up. */
    @Rule("16.0")
    @Recorded("set-up-closed")
    record SetUpClosed(Side side) implements TurnEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.set-up", "16.0", "side", side.named());
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** The year marker moves, and last year's markers come off the map. */
    @Rule({"3.2", "9.2"})
    @Recorded("year-began")
    record YearBegan(int year) implements TurnEvents {
        @Override
        public War apply(War before) {
            Ground ground = before.ground();
            return before.with(new Calendar(
                            year, Quarter.ADMINISTRATION, before.calendar().first()))
                    .with(ground.set(Mark.RAVAGED_BEFORE, ground.of(Mark.RAVAGED))
                            .set(Mark.TAKEN_BEFORE, ground.of(Mark.TAKEN))
                            .set(Mark.RAVAGED, Bits.NONE)
                            .set(Mark.TAKEN, Bits.NONE)
                            .set(Mark.BARE, Bits.NONE));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.year", "3.2", "year", new Arg.Typed(Integer.toString(year)));
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** A season begins, and it is known who moves first. */
    @Rule({"3.2", "2.14"})
    @Recorded("quarter-began")
    record QuarterBegan(Quarter quarter, Side first) implements TurnEvents {
        @Override
        public War apply(War before) {
            Board board = before.board();
            Board due = board.defer(board.at(Places.DISC), Places.DUE);
            return before.with(new Calendar(before.year(), quarter, first))
                    .with(due)
                    .with(before.ground().set(Mark.RAVAGE_TRIED, Bits.NONE));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.quarter", "3.2", "quarter", quarter.named(), "side", first.named());
        }
    }

    /** The side's Logistics Phase begins; forces that were seen are put together anew, out of sight. */
    @Rule("3.2")
    @Recorded("turn-began")
    record TurnBegan(Side side) implements TurnEvents {
        @Override
        public War apply(War before) {
            return before.with(before.terms().showing(Bits.NONE));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.logistics", "3.2", "side", side.named());
        }
    }

    /**
     * What is under way has gone a step further.
     *
     * @param pop how many of the innermost steps are over
     * @param push the steps that follow, the innermost last
     */
    @Rule("3.2")
    @Recorded(value = "proceeded", version = 2)
    record Proceeded(int pop, List<Step> push) implements TurnEvents {
        public Proceeded {
            push = List.copyOf(push);
        }

        @Override
        public War apply(War before) {
            return before.proceed(pop, push);
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }
    }

    /** Two dice against Athens\' prestige decide the short game. */
    @Rule("16.1")
    @Recorded("verdict-rolled")
    record VerdictRolled(int sum, int level) implements TurnEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.verdict", "16.1", "sum", sum, "level", level);
        }
    }

    /** The match is over. */
    @Rule("16.0")
    @Recorded("match-ended")
    record MatchEnded(Side winner, String reason) implements TurnEvents {
        @Override
        public War apply(War before) {
            return before.proceed(before.steps().size(), List.of(new Step.Over(winner, reason)));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.over", "16.0", "side", winner.named(), "reason", new Arg.Name("reason", reason));
        }

        /** Concealed forces lie open then. */
        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** A side gives up. */
    @Rule("16.0")
    @Recorded("resigned")
    record Resigned(Side side) implements TurnEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.resigned", "16.0", "side", side.named());
        }
    }
}
