package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Canvass;
import strategos.engine.games.persians.war.Notice;
import strategos.engine.games.persians.war.Pile;
import strategos.engine.games.persians.war.Pool;
import strategos.engine.games.persians.war.Purse;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;

/** Turns, segments, the draw, and the end (2, 14). */
public sealed interface TurnEvents extends PersiansEvent {
    /** A turn begins. */
    @Rule({"2", "14"})
    @Recorded("turn-began")
    record TurnBegan(int turn, String season) implements TurnEvents {
        @Override
        public War apply(War before) {
            return before.turn(turn).with(before.tide().union(false));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.turn", "2", "season", new Arg.Name("season", season));
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** The turn ends: the counters are shown and go back into the pool. */
    @Rule("2")
    @Recorded("turn-ended")
    record TurnEnded(String greek, String persian, int greekPoints, int persianPoints) implements TurnEvents {
        @Override
        public War apply(War before) {
            War after = before;
            Pool pool = before.pool();
            for (Side side : Side.values()) {
                Camp camp = after.camp(side);
                if (!camp.purse().counter().isEmpty()) {
                    pool = pool.with(camp.purse().counter());
                }
                after = after.with(camp.with(Purse.EMPTY)
                        .eachChief(c -> c.spent(false).under(""))
                        .eachVessel(Vessel::rested)
                        .eachPile(Pile::rested));
            }
            return after.with(pool)
                    .with(after.tide().union(false))
                    .with(new Notice("counters", "", List.of(greekPoints, persianPoints)))
                    .trails(List.of());
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.turn-ended", "2", "greek", greekPoints, "persian", persianPoints);
        }

        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** A segment begins. */
    @Rule("2")
    @Recorded("segment-began")
    record SegmentBegan(Side side, int empty) implements TurnEvents {
        @Override
        public War apply(War before) {
            return before.proceed(1, List.of(new Step.Segment(side, false, empty)))
                    .trails(List.of());
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.segment", "2", "side", side.named());
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** The hands are as they were before this draw. */
    @Rule("2")
    @Recorded("draw-began")
    record DrawBegan() implements TurnEvents {
        @Override
        public War apply(War before) {
            War after = before;
            for (Side side : Side.values()) {
                Camp camp = after.camp(side);
                after = after.with(camp.with(camp.hand().undrawn()).with(Canvass.OPEN));
            }
            return after;
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }
    }

    /** A side draws a counter from the pool. */
    @Rule({"2", "3", "1.3"})
    @Recorded("counter-drawn")
    record CounterDrawn(Side side, String counter, int points) implements TurnEvents {
        @Override
        public War apply(War before) {
            Camp camp = before.camp(side);
            Camp after =
                    points < 0 ? camp.with(camp.hand().with(counter, true)) : camp.with(new Purse(counter, points));
            return before.with(after).with(before.pool().without(counter));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            if (points < 0) {
                return viewer.equals(side.seat())
                        ? Told.line("told.drew-own", "11.2", "stratagem", new Arg.Name("stratagem", counter))
                        : Told.line("told.drew", "2", "side", side.named());
            }
            return viewer.equals(side.seat())
                    ? Told.line("told.points-own", "3", "points", points)
                    : Told.line("told.points", "2", "side", side.named());
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** It is known who is first. */
    @Rule("2")
    @Recorded("first-found")
    record FirstFound(Side first, List<Integer> dice, int greek, int persian) implements TurnEvents {
        public FirstFound {
            dice = List.copyOf(dice);
        }

        @Override
        public War apply(War before) {
            return before.with(new Notice("contest", "", dice));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return dice.isEmpty()
                    ? Told.line("told.first-stratagems", "2", "side", first.named())
                    : Told.line("told.first", "2", "side", first.named(), "greek", greek, "persian", persian);
        }
    }

    /** A side passes. */
    @Rule("2")
    @Recorded("passed")
    record Passed(Side side) implements TurnEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            // Before the draw it says no more than that the side is ready, which is told.
            return before.step() instanceof Step.Reorganise
                    ? Optional.empty()
                    : Told.line("told.pass", "2", "side", side.named());
        }
    }

    /** The segment is not empty. */
    @Rule("2")
    @Recorded("deed-done")
    record DeedDone(Side side) implements TurnEvents {
        @Override
        public War apply(War before) {
            return before.steps(before.steps().stream()
                    .map(s -> s instanceof Step.Segment segment
                            ? new Step.Segment(segment.side(), true, segment.empty())
                            : s)
                    .toList());
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }
    }

    /** Supply was checked, in secret. */
    @Rule({"2", "10"})
    @Recorded("supply-checked")
    record SupplyChecked(Side side) implements TurnEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.supply", "10", "side", side.named());
        }
    }

    /** What is under way has gone a step further. */
    @Rule("2")
    @Recorded(value = "proceeded", version = 4)
    record Proceeded(int pop, List<Step> push, boolean reveals) implements TurnEvents {
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

    /** The match is over. */
    @Rule({"14.1", "14.2", "14.3"})
    @Recorded("match-ended")
    record MatchEnded(Side winner, String level, String rule) implements TurnEvents {
        @Override
        public War apply(War before) {
            return before.steps(List.of(new Step.Over(winner, level)));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.over." + level, rule, "side", winner.named());
        }

        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }
}
