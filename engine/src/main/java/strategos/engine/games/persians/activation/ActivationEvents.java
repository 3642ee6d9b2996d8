package strategos.engine.games.persians.activation;

import java.util.List;
import java.util.Optional;
import strategos.engine.Chapter;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.Boxes;
import strategos.engine.games.persians.common.EventText;
import strategos.engine.games.persians.common.PersiansEvent;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.SideState.PoliticalAttempts;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Activations and reorganisation (4). */
public sealed interface ActivationEvents extends PersiansEvent {
    /** A leader, or a dummy, is activated with those who follow. */
    @Rule({"4.1", "4.2"})
    @Recorded("activated")
    record Activated(Side side, ZoneId place, List<CounterId> members) implements ActivationEvents {
        public Activated {
            members = List.copyOf(members);
        }

        @Override
        public War apply(War before) {
            SideState state = before.side(side);
            for (CounterId member : members) {
                Chief chief = state.chief(member).orElseThrow().spent(true);
                state = state.with(member.equals(members.getFirst()) ? chief : chief.under(members.getFirst()));
            }
            return before.with(state)
                    .with(Active.of(new Force(side, place, members)))
                    .push(new Step.Activation());
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return before.viewer().equals(side.seat())
                    ? EventText.line(
                            "told.activated-own", "4.1", "leaders", EventText.counters(members), "zone", place.named())
                    : EventText.line(
                            "told.activated", "4.1", "side", side.named(), "n", members.size(), "zone", place.named());
        }

        @Override
        public Optional<Chapter> chapter(Seen<War> before) {
            return Optional.of(Chapter.of(
                    Text.of("chapter.activation", "side", side.named(), "zone", place.named()),
                    side.seat(),
                    side.id()));
        }

        /** Which counter acts, others see only now. */
        @Override
        public boolean reveals() {
            return true;
        }

        /** A leader aboard is not on the map until he acts; one ashore could be any counter there. */
        @Override
        public boolean closesUndo() {
            return place.sea();
        }
    }

    /** The active force does nothing more: it was beaten, or nobody leads it. */
    @Rule("4.1")
    @Recorded("activation-stopped")
    record ActivationStopped() implements ActivationEvents, Untold {
        @Override
        public War apply(War before) {
            return before.with(before.active().orElseThrow().withOver(true));
        }
    }

    /** An activation is over. */
    @Rule("4.1")
    @Recorded("activation-ended")
    record ActivationEnded(Side side) implements ActivationEvents {
        @Override
        public War apply(War before) {
            SideState state = before.side(side);
            return before.with(state.withAttempts(
                            new PoliticalAttempts(true, state.attempts().tried())))
                    .withActive(Optional.empty())
                    .pop();
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.activation-ended", "4.1", "side", side.named());
        }

        @Override
        public boolean routine() {
            return true;
        }
    }

    /** Leaders who fought at sea, or took over units that were activated, count as activated. */
    @Rule("4.1")
    @Recorded("exhausted")
    record Exhausted(Side side, List<CounterId> leaders) implements ActivationEvents, Untold {
        public Exhausted {
            leaders = List.copyOf(leaders);
        }

        @Override
        public War apply(War before) {
            return before.with(before.side(side).eachChief(c -> leaders.contains(c.id()) ? c.spent(true) : c));
        }
    }

    /** A side has moved units between boxes, or ships between fleets, in one zone. */
    @Rule("4.3")
    @Recorded("reorganised")
    record Reorganised(Side side, ZoneId zone, CounterId to, Troops troops, List<Ship> ships, List<CounterId> leaders)
            implements ActivationEvents {
        public Reorganised {
            ships = List.copyOf(ships);
            leaders = List.copyOf(leaders);
        }

        @Override
        public War apply(War before) {
            return before.with(Boxes.move(before.side(side), zone, to, troops, ships, leaders));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return before.viewer().equals(side.seat())
                    ? EventText.line("told.reorganised", "4.3", "zone", zone.named())
                    : Optional.empty();
        }
    }

    /** The segment is not empty. */
    @Rule("2")
    @Recorded("segment-acted")
    record SegmentActed(Side side) implements ActivationEvents, Untold {
        @Override
        public War apply(War before) {
            return before.withSteps(before.steps().stream()
                    .map(s -> s instanceof Step.Segment segment
                            ? new Step.Segment(segment.side(), true, segment.empty())
                            : s)
                    .toList());
        }
    }
}
