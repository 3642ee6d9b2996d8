package strategos.engine.seat;

/** Who looks on: a seat, or everyone (the channel, spectators). */
public sealed interface Viewer permits Seat, Viewer.Everyone {
    /** The channel and all who look on: they may know only what both sides may. */
    Viewer EVERYONE = new Everyone();

    /** See {@link Viewer#EVERYONE}. */
    record Everyone() implements Viewer {}
}
