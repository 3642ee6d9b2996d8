package strategos.bot.port;

/**
 * A failure as the log may have it: which kind and where, without its message, which a game may have made of what is
 * hidden.
 */
public final class RedactedFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private RedactedFailure(Throwable failure, Throwable cause) {
        super(failure.getClass().getName(), cause);
        setStackTrace(failure.getStackTrace());
    }

    /** What of the failure, and of all that caused it, may be told. */
    public static RedactedFailure of(Throwable failure) {
        Throwable cause = failure.getCause();
        return new RedactedFailure(failure, cause == null ? null : of(cause));
    }
}
