package strategos.engine;

import strategos.engine.seat.Viewer;

/**
 * What hides: the one way to a {@link Seen}.
 *
 * @param <S> the game's position
 */
public abstract class Concealment<S> {
    /** The position as the viewer may know it. */
    public final Seen<S> of(S position, Viewer viewer) {
        return new Seen<>(hide(position, viewer), viewer);
    }

    /** The position with blanks for all that the viewer may not know. Hiding twice changes nothing. */
    protected abstract S hide(S position, Viewer viewer);
}
