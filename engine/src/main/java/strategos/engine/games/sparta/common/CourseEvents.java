package strategos.engine.games.sparta.common;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Event;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.EventText.Untold;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** The course of a match, and what has happened in it once and for all (3, 15, 16). */
public sealed interface CourseEvents extends Event<War> {
    /**
     * What is under way has gone a step further.
     *
     * @param pop how many of the innermost steps are over
     * @param push the steps that follow, the innermost last
     */
    @Rule("3.2")
    @Recorded("proceeded")
    record Proceeded(int pop, List<PendingStep> push) implements CourseEvents, Untold {
        public Proceeded {
            push = List.copyOf(push);
        }

        @Override
        public War apply(War before) {
            return before.proceed(pop, push);
        }
    }

    /** An event comes about. */
    @Rule("15.0")
    @Recorded("event-happened")
    record EventHappened(RandomEvent event) implements CourseEvents {
        /** What brings them about, or what they bring about, says as much. */
        private static final Set<RandomEvent> TOLD_OTHERWISE = Collections.unmodifiableSet(
                EnumSet.of(RandomEvent.PLAGUE, RandomEvent.DARIUS, RandomEvent.PEACE, RandomEvent.BACK_AT_WAR));

        @Override
        public War apply(War before) {
            return before.with(before.history().with(event));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return TOLD_OTHERWISE.contains(event)
                    ? Optional.empty()
                    : EventText.line("told.event", event.rule(), "event", event.named());
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** An event cannot come about any more. */
    @Rule("15.0")
    @Recorded("event-barred")
    record EventBarred(RandomEvent event) implements CourseEvents, Untold {
        @Override
        public War apply(War before) {
            return before.with(before.history().without(event));
        }
    }

    /** A side lets an event be. */
    @Rule("15.0")
    @Recorded("event-declined")
    record EventDeclined(RandomEvent event, Side side) implements CourseEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.declined", event.rule(), "event", event.named(), "side", side.named());
        }
    }

    /** The match is over. */
    @Rule("16.0")
    @Recorded("match-ended")
    record MatchEnded(Side winner, String reason) implements CourseEvents {
        @Override
        public War apply(War before) {
            return before.proceed(before.steps().size(), List.of(new PendingStep.Over(winner, reason)));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    "told.over", "16.0", "side", winner.named(), "reason", new Arg.Name("reason", reason));
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

    /** A side gives up; the end that follows tells it. */
    @Rule("16.0")
    @Recorded("resigned")
    record Resigned(Side side) implements CourseEvents, Untold {
        @Override
        public War apply(War before) {
            return before;
        }
    }
}
