package strategos.engine;

import java.util.Optional;
import strategos.engine.scene.Strip;
import strategos.engine.text.Line;

/**
 * One fact, stored for ever: a sealed family of records in each game, each with a name and a version in JSON ({@link
 * strategos.engine.json.Recorded}).
 *
 * @param <S> the game's position
 */
public interface Event<S> {
    /** The position after it. Never throws for a position in which it was recorded. */
    S apply(S state);

    /** Its line for this viewer, told from the position before it; empty where the viewer may not know. */
    Optional<Line> tell(S before, Viewer viewer);

    /** Dice worth a picture: how the roll read and what it led to; the same for all, so it shows nothing hidden. */
    default Optional<Strip> strip(S before) {
        return Optional.empty();
    }

    /** Whether another seat than the mover's learns something hidden: with a roll, the barrier to free undo. */
    default boolean reveals() {
        return false;
    }

    /** Whether it moved or changed what the map shows enough to post a new map: the end of a turn, a battle. */
    default boolean milestone() {
        return false;
    }
}
