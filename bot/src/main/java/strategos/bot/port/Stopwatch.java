package strategos.bot.port;

/** Hears how long each stage of an order's way has taken, for whoever watches the bot. It must not wait for anything. */
@FunctionalInterface
public interface Stopwatch {
    /** Nobody watches. */
    Stopwatch NONE = (stage, nanos) -> {};

    /**
     * A stage is over.
     *
     * @param nanos how long it took
     */
    void took(Stage stage, long nanos);

    /** A part of the way from a press to the picture in the channel, in their order. */
    enum Stage {
        /** From the press to the service's knowing that an answer will come. */
        ACKNOWLEDGED,
        /** In the queue of the match. */
        WAITED,
        /** The match is brought into memory, where it is not yet. */
        LOADED,
        /** The rules have decided. */
        DECIDED,
        /** It is on the disk. */
        COMMITTED,
        /** The pictures of a post or a private answer. */
        PAINTED,
        /** The service has the post or the private answer. */
        SENT
    }
}
