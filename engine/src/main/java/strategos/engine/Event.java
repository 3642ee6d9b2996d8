package strategos.engine;

import java.util.Optional;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text.Line;

/**
 * One fact, stored for ever: a sealed family of records in each game, each with a name and a version in JSON ({@link
 * strategos.engine.Recorded}).
 *
 * @param <S> the game's position
 */
public interface Event<S> {
    /** The position after it. Never throws for a position in which it was recorded. */
    S apply(S state);

    /**
     * Its line for a viewer; empty where the viewer may not know.
     *
     * @param before what the viewer may know of the position before it
     */
    Optional<Line> tell(Seen<S> before);

    /**
     * Dice worth a picture: how the roll read and what it led to; the same for all, so it shows nothing hidden.
     *
     * @param before what everyone may know of the position before it
     */
    default Optional<Strip> strip(Seen<S> before) {
        return Optional.empty();
    }

    /**
     * Whether it tells no more than that dice fell which may still be answered: a report shows them, and what comes of them is
     * told by a later event.
     */
    default boolean pending() {
        return false;
    }

    /**
     * Whether it only marks how a phase goes on, as the headings and what follows show without it. A report leaves it out; the
     * history of the match does not.
     */
    default boolean routine() {
        return false;
    }

    /**
     * The chapter that begins with it; empty while the one under way goes on.
     *
     * @param before what everyone may know of the position before it
     */
    default Optional<Chapter> chapter(Seen<S> before) {
        return Optional.empty();
    }

    /**
     * Whether by it anyone (the mover, another seat, the channel) learns what was hidden from them, beyond what the order
     * itself says: a draw, a concealed force met on the march.
     */
    default boolean reveals() {
        return false;
    }

    /**
     * Whether it is, with a roll, the barrier to free undo: whatever reveals something, unless all that others learn by it
     * is the choice that the order made, such as which of the face-down counters sets out.
     */
    default boolean closesUndo() {
        return reveals();
    }

    /** Whether a report cites its rule: a fight, a loss. What stands in it beside is told without. */
    default boolean milestone() {
        return false;
    }

    /**
     * Whether its sentence adds up: told several times in a row, a report may tell it once, with the sums of its numbers and all
     * that its lists name.
     */
    default boolean adds() {
        return false;
    }
}
