package strategos.engine.games.xenophon.events;

import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Line;

/** What can happen in a match of Xenophon and the Ten Thousand. */
public sealed interface MarchEvent extends Event<March>
        permits CardEvents, RollEvents, BattleEvents, HardshipEvents, RouteEvents, TurnEvents, Settled {
    /** Its line for the viewer, told from what the viewer may know of the position before it. */
    Optional<Line> tell(March before, Viewer viewer);

    @Override
    default Optional<Line> tell(Seen<March> before) {
        return tell(before.position(), before.viewer());
    }

    /** Dice worth a picture, shown from what everyone may know of the position before it. */
    default Optional<Strip> strip(March before) {
        return Optional.empty();
    }

    @Override
    default Optional<Strip> strip(Seen<March> before) {
        return strip(before.position());
    }
}
