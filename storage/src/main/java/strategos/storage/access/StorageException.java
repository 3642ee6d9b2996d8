package strategos.storage.access;

/**
 * The database could not be used. The message is one sentence for the operator, which says what to do; neither it nor
 * a cause ever repeats a stored value, since some are secret.
 */
public final class StorageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Problem problem;

    public StorageException(Problem problem, String message) {
        super(message);
        this.problem = problem;
    }

    public StorageException(Problem problem, String message, Throwable cause) {
        super(message, cause);
        this.problem = problem;
    }

    /** What kind of trouble it is. */
    public Problem problem() {
        return problem;
    }

    /** Why a database could not be used. */
    public enum Problem {
        /** Another process, or this one already, holds the file. */
        IN_USE,
        /** The file or its folder cannot be written to. */
        READ_ONLY,
        /** The file cannot be read. */
        UNREADABLE,
        /** The lock beside the file cannot be written to, and keeps nobody off then. */
        LOCK_READ_ONLY,
        /** It is a device, a pipe, or a link that leads nowhere. */
        NOT_A_FILE,
        /** There is no such file, or nothing in it, where one was to be read. */
        MISSING,
        /** The folder in which the file should lie does not exist. */
        NO_FOLDER,
        /** The file is something else than a SQLite database. */
        NOT_A_DATABASE,
        /** The file is a SQLite database that Strategos did not make. */
        OF_ANOTHER_PROGRAM,
        /** It is of a Strategos from before stored matches were kept for good. */
        BEFORE_KEPT,
        /** A newer Strategos has written the file. */
        NEWER_SCHEMA,
        /** What the file holds does not fit together. */
        DAMAGED,
        /** There is no room left; nothing was changed. */
        DISK_FULL,
        /** The server does not answer. */
        UNREACHABLE,
        /** The connection broke in the middle of a commit, and nobody can be asked what became of it. */
        IN_DOUBT,
        /** The server waits for another one that is to have what it stores, and that does not answer. */
        NO_STANDBY,
        /** The server tells a commit as done before it is on the disk. */
        NOT_DURABLE,
        /** The server only follows another one, and takes no changes. */
        NOT_PRIMARY,
        /** The server has no database of that name. */
        NO_DATABASE,
        /** The server does not let this user in, or not do what is needed. */
        NO_RIGHTS,
        /** What should name a database of a server does not. */
        BAD_ADDRESS,
        /** What should take a copy has rows already. */
        NOT_EMPTY,
        /** The tables of the server's database are missing, or of an older Strategos. */
        OLD_SCHEMA,
        /** The engine reported something else; its words are in the message. */
        FAILED
    }
}
