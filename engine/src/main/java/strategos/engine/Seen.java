package strategos.engine;

import strategos.engine.seat.Viewer;

/**
 * A position as one viewer may know it. Only a game's {@link Concealment} makes one, so whatever shows, offers, answers or
 * plays from it cannot be handed what is hidden.
 *
 * @param <S> the game's position
 */
public final class Seen<S> {
    private final S position;
    private final Viewer viewer;

    Seen(S position, Viewer viewer) {
        this.position = position;
        this.viewer = viewer;
    }

    /** The position, with blanks for all that the viewer may not know. */
    public S position() {
        return position;
    }

    /** Who may know so much. */
    public Viewer viewer() {
        return viewer;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Seen<?> seen && position.equals(seen.position) && viewer.equals(seen.viewer);
    }

    @Override
    public int hashCode() {
        return 31 * position.hashCode() + viewer.hashCode();
    }

    @Override
    public String toString() {
        return viewer + " sees " + position;
    }

    /**
     * What hides: the one way to a {@link Seen}.
     *
     * @param <S> the game's position
     */
    public abstract static class Concealment<S> {
        /** The position as the viewer may know it. */
        public final Seen<S> of(S position, Viewer viewer) {
            return new Seen<>(hide(position, viewer), viewer);
        }

        /** The position with blanks for all that the viewer may not know. Hiding twice changes nothing. */
        protected abstract S hide(S position, Viewer viewer);
    }
}
