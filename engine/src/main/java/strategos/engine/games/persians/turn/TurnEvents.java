package strategos.engine.games.persians.turn;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Chapter;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.EventText;
import strategos.engine.games.persians.common.PersiansEvent;
import strategos.engine.games.persians.printed.Counters.Leader;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Facade;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.SideState.PoliticalAttempts;
import strategos.engine.games.persians.war.SideState.Purse;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.UnledStacks.UnledStack;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Pool;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Turns, segments, the draw, and the end (2, 14). */
public sealed interface TurnEvents extends PersiansEvent {
    /** A turn begins. */
    @Rule({"2", "14"})
    @Recorded("turn-began")
    record TurnBegan(int turn, String season) implements TurnEvents {
        @Override
        public War apply(War before) {
            return before.withTurn(turn).withStatus(before.status().withUnion(false));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.turn", "2", "season", new Arg.Name("season", season));
        }

        @Override
        public Optional<Chapter> chapter(Seen<War> before) {
            return Optional.of(Chapter.frame(Text.of("chapter.turn", "season", new Arg.Name("season", season))));
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** Reinforcements have come: supply is checked next. */
    @Rule("2")
    @Recorded("supply-began")
    record SupplyBegan() implements TurnEvents, Untold {
        @Override
        public War apply(War before) {
            return before.replace(new Step.Supply());
        }
    }

    /** Both sides may reorganise unseen: what others see of them stays as it is now. */
    @Rule({"2", "4.3"})
    @Recorded("reorganisation-began")
    record ReorganisationBegan() implements TurnEvents, Untold {
        @Override
        public War apply(War before) {
            return before.replace(new Step.Reorganise(
                    false, false, Facade.of(before.greek(), Set.of()), Facade.of(before.persian(), Set.of())));
        }
    }

    /**
     * The action phase is over.
     *
     * @param spent whether both purses are empty, which nobody knew; else two empty segments all have seen
     */
    @Rule({"2", "ruling-segments"})
    @Recorded("phase-ended")
    record PhaseEnded(boolean spent) implements TurnEvents, Untold {
        @Override
        public War apply(War before) {
            return before.replace(new Step.TurnEnd());
        }

        @Override
        public boolean reveals() {
            return spent;
        }
    }

    /**
     * The turn ends: the counters are shown and go back into the pool; the next one may begin.
     *
     * @param greek what the Greek's counter was worth
     * @param persian what the Persian's was
     */
    @Rule("2")
    @Recorded("turn-ended")
    record TurnEnded(int greek, int persian) implements TurnEvents {
        @Override
        public War apply(War before) {
            War after = before;
            Pool pool = before.pool();
            for (Side side : Side.values()) {
                SideState state = after.side(side);
                Optional<String> counter = state.purse().flatMap(Purse::counter);
                pool = counter.isPresent() ? pool.with(counter.get()) : pool;
                after = after.with(state.with(Purse.EMPTY)
                        .eachChief(c -> c.spent(false).free())
                        .eachVessel(Vessel::rested)
                        .eachPile(UnledStack::rested));
            }
            return after.withPool(pool)
                    .withStatus(after.status().withUnion(false))
                    .withTrails(List.of())
                    .replace(new Step.TurnStart(before.turn() + 1));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.turn-ended", "2", "greek", greek, "persian", persian);
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
    record SegmentBegan(Side side) implements TurnEvents {
        @Override
        public War apply(War before) {
            int empty = before.step() instanceof Step.Segment last ? last.empty() : 0;
            return before.replace(new Step.Segment(side, false, empty)).withTrails(List.of());
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.segment", "2", "side", side.named());
        }

        @Override
        public boolean routine() {
            return true;
        }
    }

    /** The hands are as they were before this draw. */
    @Rule("2")
    @Recorded("draw-began")
    record DrawBegan() implements TurnEvents, Untold {
        @Override
        public War apply(War before) {
            War after = before;
            for (Side side : Side.values()) {
                SideState state = after.side(side);
                after = after.with(state.withHand(state.hand().undrawn()).withAttempts(PoliticalAttempts.OPEN));
            }
            return after;
        }
    }

    /**
     * A side draws a counter from the pool.
     *
     * @param points what it and the commander give; none of a stratagem
     */
    @Rule({"2", "3", "1.3"})
    @Recorded("counter-drawn")
    record CounterDrawn(Side side, String counter, Optional<Integer> points) implements TurnEvents {
        @Override
        public War apply(War before) {
            SideState state = before.side(side);
            SideState after = points.map(left -> state.with(new Purse(Optional.of(counter), left)))
                    .orElseGet(() -> state.withHand(
                            state.hand().with(Stratagem.of(counter).orElseThrow(), true)));
            return before.with(after).withPool(before.pool().without(counter));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            if (points.isEmpty()) {
                return before.viewer().equals(side.seat())
                        ? EventText.line("told.drew-own", "11.2", "stratagem", new Arg.Name("stratagem", counter))
                        : EventText.line("told.drew", "2", "side", side.named());
            }
            return before.viewer().equals(side.seat())
                    ? EventText.line("told.points-own", "3", "points", points.get())
                    : EventText.line("told.points", "2", "side", side.named());
        }

        /** What was drawn, for those who may know. */
        public Text drawn() {
            return points.map(n -> Text.of("drawn.points", "points", n))
                    .orElseGet(() -> Text.of("drawn.stratagem", "stratagem", new Arg.Name("stratagem", counter)));
        }

        /** That each side draws one shows in the order of play; a stratagem is news. */
        @Override
        public boolean routine() {
            return points.isPresent();
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
            return before;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return dice.isEmpty()
                    ? EventText.line("told.first-stratagems", "2", "side", first.named())
                    : EventText.line("told.first", "2", "side", first.named(), "greek", greek, "persian", persian);
        }
    }

    /** A side passes: that closes what it was asked. */
    @Rule("2")
    @Recorded("passed")
    record Passed(Side side) implements TurnEvents {
        @Override
        public War apply(War before) {
            return switch (before.step()) {
                case Step.Reorganise step -> before.replace(step.ready(side, true));
                case Step.Segment segment ->
                    before.replace(new Step.Segment(
                            segment.side(), segment.deeds(), segment.deeds() ? 0 : segment.empty() + 1));
                case Step.Fight fight -> before.with(before.fight().passed());
                case Step.Redeploy step -> step.isDone() ? before.pop() : before;
                default -> before.pop();
            };
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return switch (before.position().step()) {
                case Step.Reorganise r -> EventText.line("told.ready", "4.3", "side", side.named());
                case Step.Entry e -> EventText.line("told.pass.entry", "6.1", "side", side.named());
                case Step.Accord a -> EventText.line("told.pass.accord", "6.1", "side", side.named());
                case Step.Fight f -> EventText.line("told.pass.fight", "11.2", "side", side.named());
                default -> EventText.line("told.pass", "2", "side", side.named());
            };
        }
    }

    /** Both sides have reorganised: what they have changed unseen is seen, as far as it lies face up or can be counted. */
    @Rule({"4.3", "ruling-reorganisation"})
    @Recorded("forces-shown")
    record ForcesShown() implements TurnEvents, Untold {
        @Override
        public War apply(War before) {
            return before.replace(new Step.Draw());
        }

        @Override
        public boolean reveals() {
            return true;
        }

        /** All that is learned is what was chosen: nothing that was hidden before. */
        @Override
        public boolean closesUndo() {
            return false;
        }
    }

    /** A leader comes. */
    @Rule("14.3")
    @Recorded("reinforced")
    record Reinforced(Side side, CounterId leader, ZoneId zone) implements TurnEvents {
        @Override
        public War apply(War before) {
            return before.with(before.side(side).with(Chief.at(leader, zone)));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.reinforced", "14.3", "leader", Leader.named(leader), "zone", zone.named());
        }
    }
}
