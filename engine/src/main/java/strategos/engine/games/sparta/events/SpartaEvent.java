package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.Seen;
import strategos.engine.games.sparta.war.War;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Line;

/** What can happen in a match of Sparta versus Athens. */
public sealed interface SpartaEvent extends Event<War>
        permits CombatEvents,
                SiegeEvents,
                MovementEvents,
                ShelterEvents,
                RevenueEvents,
                AllegianceEvents,
                GovernmentEvents,
                RandomEvents,
                TurnEvents {
    /** Its line for the viewer, told from what the viewer may know of the position before it. */
    Optional<Line> tell(War before, Viewer viewer);

    @Override
    default Optional<Line> tell(Seen<War> before) {
        return tell(before.position(), before.viewer());
    }

    /** Dice worth a picture, shown from what everyone may know of the position before it. */
    default Optional<Strip> strip(War before) {
        return Optional.empty();
    }

    @Override
    default Optional<Strip> strip(Seen<War> before) {
        return strip(before.position());
    }
}
