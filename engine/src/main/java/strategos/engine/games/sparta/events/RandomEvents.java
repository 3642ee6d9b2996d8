package strategos.engine.games.sparta.events;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.games.sparta.war.Happening;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Line;

/** The events of a year (15.0, 16.1). */
public sealed interface RandomEvents extends SpartaEvent {
    /** An event cannot come about any more. */
    @Rule("15.0")
    @Recorded("event-barred")
    record EventBarred(Happening event) implements RandomEvents {
        @Override
        public War apply(War before) {
            return before.with(before.chronicle().without(event));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }
    }

    /** A side lets an event be. */
    @Rule("15.0")
    @Recorded("event-declined")
    record EventDeclined(Happening event, Side side) implements RandomEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.declined", event.rule(), "event", event.named(), "side", side.named());
        }
    }

    /** An event comes about. */
    @Rule("15.0")
    @Recorded("event-happened")
    record EventHappened(Happening event) implements RandomEvents {
        /** What brings them about, or what they bring about, says as much. */
        private static final Set<Happening> TOLD_OTHERWISE = Collections.unmodifiableSet(
                EnumSet.of(Happening.PLAGUE, Happening.DARIUS, Happening.PEACE, Happening.BACK_AT_WAR));

        @Override
        public War apply(War before) {
            return before.with(before.chronicle().with(event));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return TOLD_OTHERWISE.contains(event)
                    ? Optional.empty()
                    : Told.line("told.event", event.rule(), "event", event.named());
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** Both sides roll for an event. */
    @Rule("15.0")
    @Recorded("event-rolled")
    record EventRolled(Happening event, int athens, int sparta, int athensAdds, int spartaAdds, boolean success)
            implements RandomEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    success ? "told.event-rolled" : "told.event-missed",
                    event.rule(),
                    "event",
                    event.named(),
                    "athens",
                    athens + athensAdds,
                    "sparta",
                    sparta + spartaAdds);
        }
    }

    /** Two dice say whether the plague comes. */
    @Rule("16.1")
    @Recorded("plague-rolled")
    record PlagueRolled(int sum, int ships, int place, boolean strikes) implements RandomEvents {
        @Override
        public War apply(War before) {
            return strikes ? before.with(before.ground().with(Mark.BARE, place)) : before;
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(strikes ? "told.plague" : "told.no-plague", "16.1", "sum", sum, "ships", ships);
        }
    }

    /** A die says whether Darius II dies. */
    @Rule("16.1")
    @Recorded("darius-rolled")
    record DariusRolled(int die, boolean dies) implements RandomEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(dies ? "told.darius" : "told.no-darius", "16.1", "die", die);
        }
    }
}
