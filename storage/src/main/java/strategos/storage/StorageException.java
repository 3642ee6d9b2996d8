package strategos.storage;

/**
 * The database could not be used. The message is one sentence for the operator, which says what to do; neither it nor
 * a cause ever repeats a stored value, since some are secret.
 */
public final class StorageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Problem problem;

    StorageException(Problem problem, String message) {
        super(message);
        this.problem = problem;
    }

    StorageException(Problem problem, String message, Throwable cause) {
        super(message, cause);
        this.problem = problem;
    }

    /** What kind of trouble it is. */
    public Problem problem() {
        return problem;
    }
}
