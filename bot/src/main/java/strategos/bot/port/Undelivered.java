package strategos.bot.port;

/** A post that the service did not take. */
public final class Undelivered extends Exception {
    private static final long serialVersionUID = 1L;

    /** What to do now. */
    public enum Remedy {
        /** A passing fault: the same again, later. */
        RETRY,
        /** The message to be edited is gone: post it anew. */
        POST_ANEW,
        /** The message stands, and may not be edited any more: what follows comes in another. */
        STANDS,
        /** The channel is gone or closed to the bot until someone changes that: keep the post, tell when asked. */
        BLOCKED,
        /** The channel is gone for good. */
        GONE,
        /** The service will never take this post. */
        GIVE_UP
    }

    private final Remedy remedy;

    public Undelivered(Remedy remedy, String reason, Throwable cause) {
        super(reason, cause);
        this.remedy = remedy;
    }

    /** What to do now. */
    public Remedy remedy() {
        return remedy;
    }
}
