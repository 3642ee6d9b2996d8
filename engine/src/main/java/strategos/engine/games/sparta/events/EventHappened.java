package strategos.engine.games.sparta.events;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Happening;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** An event comes about. */
@Rule("15.0")
@Recorded("event-happened")
public record EventHappened(Happening event) implements SpartaEvent {
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
