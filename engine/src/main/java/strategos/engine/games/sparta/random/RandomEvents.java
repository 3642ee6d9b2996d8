package strategos.engine.games.sparta.random;

import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.EventText;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.War;
import strategos.engine.text.Text.Line;

/** Dice about the events of a year (15, 16.1). */
public sealed interface RandomEvents extends Event<War> {
    /** Both sides roll for an event. */
    @Rule("15.0")
    @Recorded("event-rolled")
    record EventRolled(RandomEvent event, int athens, int sparta, int athensAdds, int spartaAdds, boolean success)
            implements RandomEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
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
            return strikes ? before.with(before.ground().with(Marker.BARE, place)) : before;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(strikes ? "told.plague" : "told.no-plague", "16.1", "sum", sum, "ships", ships);
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
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(dies ? "told.darius" : "told.no-darius", "16.1", "die", die);
        }
    }
}
