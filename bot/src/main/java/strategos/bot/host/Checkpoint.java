package strategos.bot.host;

/** The moments between an order and its posts at which the process may die, in their order; tests stop it there. */
public enum Checkpoint {
    /** The order is decided, and nothing of it is stored. */
    DECIDED,
    /** All of it is on the disk. */
    COMMITTED,
    /** A post is marked as being sent. */
    CLAIMED,
    /** The service has the post, and nobody has noted that. */
    DELIVERED,
    /** That it has is on the disk. */
    MARKED;

    /** Somebody who watches them pass. */
    @FunctionalInterface
    public interface Watch {
        /** Nobody. */
        Watch NOBODY = (checkpoint, what) -> {};

        /**
         * One has been reached.
         *
         * @param what the name of the transaction, or the kind of the post
         */
        void reached(Checkpoint checkpoint, String what);
    }
}
