package strategos.bot.host.deed;

/**
 * A failure as the log may have it: which kind and where, without its message, which a game may have made of what is
 * hidden.
 */
final class Unspoken extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private Unspoken(Throwable failure, Throwable cause) {
        super(failure.getClass().getName(), cause);
        setStackTrace(failure.getStackTrace());
    }

    static Unspoken of(Throwable failure) {
        Throwable cause = failure.getCause();
        return new Unspoken(failure, cause == null ? null : of(cause));
    }
}
