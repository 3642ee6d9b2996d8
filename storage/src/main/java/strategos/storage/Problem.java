package strategos.storage;

/** Why a database could not be used. */
public enum Problem {
    /** Another process, or another {@link Database} of this one, holds the file. */
    IN_USE,
    /** The file or its folder cannot be written to. */
    READ_ONLY,
    /** The folder in which the file should lie does not exist. */
    NO_FOLDER,
    /** The file is something else than a SQLite database. */
    NOT_A_DATABASE,
    /** The file is a SQLite database that Strategos did not make. */
    OF_ANOTHER_PROGRAM,
    /** A newer Strategos has written the file. */
    NEWER_SCHEMA,
    /** What the file holds does not fit together. */
    DAMAGED,
    /** There is no room left; nothing was changed. */
    DISK_FULL,
    /** SQLite reported something else; its words are in the message. */
    FAILED
}
