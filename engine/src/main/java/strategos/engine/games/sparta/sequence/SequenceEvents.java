package strategos.engine.games.sparta.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Chapter;
import strategos.engine.Event;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.EventText;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Calendar;
import strategos.engine.games.sparta.war.Calendar.Quarter;
import strategos.engine.games.sparta.war.Campaign;
import strategos.engine.games.sparta.war.Ground;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Politics.Stance;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Set-up, years, quarters, phases, and the reckoning at the end (3, 16). */
public sealed interface SequenceEvents extends Event<War> {
    private static Chapter of(Side side, Quarter quarter, int year) {
        Arg.Typed typed = new Arg.Typed(Integer.toString(year));
        return Chapter.of(
                Text.of("chapter.quarter", "quarter", quarter.named(), "year", typed, "side", side.named()),
                side.seat(),
                side.id());
    }

    /** The side has set up. */
    @Rule("16.0")
    @Recorded("set-up-closed")
    record SetUpClosed(Side side) implements SequenceEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.set-up", "16.0", "side", side.named());
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** The year marker moves, and last year's markers come off the map. */
    @Rule({"3.2", "9.2"})
    @Recorded("year-began")
    record YearBegan(int year) implements SequenceEvents {
        @Override
        public War apply(War before) {
            Ground ground = before.ground();
            return before.with(new Calendar(
                            year, Quarter.ADMINISTRATION, before.calendar().first()))
                    .with(ground.set(Marker.RAVAGED_BEFORE, ground.of(Marker.RAVAGED))
                            .set(Marker.TAKEN_BEFORE, ground.of(Marker.TAKEN))
                            .set(Marker.RAVAGED, PlaceSet.NONE)
                            .set(Marker.TAKEN, PlaceSet.NONE)
                            .set(Marker.BARE, PlaceSet.NONE));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.year", "3.2", "year", new Arg.Typed(Integer.toString(year)));
        }

        @Override
        public Optional<Chapter> chapter(Seen<War> before) {
            Arg named = new Arg.Typed(Integer.toString(year));
            return Optional.of(Chapter.frame(Text.of("chapter.year", "year", named))
                    .opening(Text.of("chapter.frame", "year", named)));
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** A season begins, and it is known who moves first. */
    @Rule({"3.2", "2.14"})
    @Recorded("quarter-began")
    record QuarterBegan(Quarter quarter, Side first) implements SequenceEvents {
        @Override
        public War apply(War before) {
            Board board = before.board();
            Board due = board.defer(board.at(Places.DISC), Places.DUE);
            return before.with(new Calendar(before.year(), quarter, first))
                    .with(due)
                    .with(before.ground().set(Marker.RAVAGE_TRIED, PlaceSet.NONE));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.quarter", "3.2", "quarter", quarter.named(), "side", first.named());
        }

        @Override
        public Optional<Chapter> chapter(Seen<War> before) {
            return Optional.of(
                    SequenceEvents.of(first, quarter, before.position().year()));
        }
    }

    /** The side's Logistics Phase begins; forces that were seen are put together anew, out of sight. */
    @Rule("3.2")
    @Recorded("turn-began")
    record TurnBegan(Side side) implements SequenceEvents {
        @Override
        public War apply(War before) {
            return before.with(before.terms().showing(PieceSet.NONE));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.logistics", "3.2", "side", side.named());
        }

        /** The quarter itself begins the chapter of the side that moves first. */
        @Override
        public Optional<Chapter> chapter(Seen<War> before) {
            Calendar calendar = before.position().calendar();
            return side == calendar.first()
                    ? Optional.empty()
                    : Optional.of(SequenceEvents.of(
                            side, calendar.quarter(), before.position().year()));
        }

        @Override
        public boolean routine() {
            return true;
        }
    }

    /** The side's Campaign Phase begins: all its pieces are fresh. */
    @Rule({"4.0", "11.1"})
    @Recorded("campaign-began")
    record CampaignBegan(Side side) implements SequenceEvents {
        @Override
        public War apply(War before) {
            Ground ground = before.ground();
            List<Nation> out = new ArrayList<>();
            for (Nation nation : Nation.values()) {
                if (before.politics().of(nation) == Stance.OUT) {
                    out.add(nation);
                }
            }
            return before.with(before.board().withUsed(PieceSet.NONE))
                    .with(ground.set(Marker.REVOLT_TRIED, PlaceSet.NONE).set(Marker.SALLIED, PlaceSet.NONE))
                    .with(before.politics().leaving(side, out))
                    .with(Campaign.NONE);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.campaign", "4.0", "side", side.named());
        }

        @Override
        public boolean routine() {
            return true;
        }
    }

    /** The side's Campaign Phase is over. */
    @Rule("4.0")
    @Recorded("campaign-ended")
    record CampaignEnded(Side side) implements SequenceEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.campaign-over", "4.0", "side", side.named());
        }

        @Override
        public boolean routine() {
            return true;
        }
    }

    /** Two dice against Athens\' prestige decide the short game. */
    @Rule("16.1")
    @Recorded("verdict-rolled")
    record VerdictRolled(int sum, int level) implements SequenceEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.verdict", "16.1", "sum", sum, "level", level);
        }
    }
}
