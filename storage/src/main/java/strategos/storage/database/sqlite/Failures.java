package strategos.storage.database.sqlite;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.sql.SQLException;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.JdbiException;
import org.sqlite.NativeLibraryNotFoundException;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;

/** Turns what SQLite reports into one sentence about the database, or the backup of one, called {@code name}. */
public final class Failures {
    private static final String BACKUP = "backup";

    /** What it is called that has the name. */
    private final String what;

    private final String name;

    /** What is to be done where it is damaged. */
    private final String mending;

    private Failures(String what, String name, String mending) {
        this.what = what;
        this.name = name;
        this.mending = mending;
    }

    public Failures(String name) {
        this("database", name, "put the newest backup in its place by ./strategos restore.");
    }

    /** Of a backup that was to take a database's place. */
    public static Failures ofBackup(String name) {
        return new Failures(BACKUP, name, "use an older backup. Nothing was changed.");
    }

    /** Of a backup that was to be made, or removed. */
    public static Failures ofNewBackup(String name) {
        return new Failures(BACKUP, name, "it is not kept. ./strategos doctor looks at the database itself.");
    }

    /** Jdbi's own exceptions may repeat bound values, so only the driver's is kept as the cause. */
    public StorageException of(JdbiException e) {
        return ofItsCause(e);
    }

    /** What went wrong in a migration. */
    StorageException of(FlywayException e) {
        return ofItsCause(e);
    }

    private StorageException ofItsCause(RuntimeException e) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql) {
                return of(sql);
            }
        }
        return new StorageException(
                Problem.FAILED, sentence(Problem.FAILED, e.getClass().getSimpleName()));
    }

    public StorageException of(SQLException e) {
        if (e.getCause() instanceof NativeLibraryNotFoundException) {
            return new StorageException(
                    Problem.FAILED,
                    "SQLite cannot be loaded: the folder for temporary files runs no programs, or there is no SQLite for"
                            + " this machine. JAVA_TOOL_OPTIONS=-Djava.io.tmpdir=FOLDER names another folder.",
                    e);
        }
        Problem problem = problem(e);
        return new StorageException(problem, sentence(problem, e.getMessage()), e);
    }

    public StorageException of(IOException e) {
        return new StorageException(Problem.FAILED, sentence(Problem.FAILED, detail(e)), e);
    }

    /** Of a folder of backups. */
    public StorageException ofBackups(IOException e) {
        return new StorageException(
                Problem.FAILED,
                "The backups in %s cannot be looked at, and none can be made there: %s; allow reading and writing the folder."
                        .formatted(name, detail(e)),
                e);
    }

    /** Of a folder of backups that cannot be made. */
    public StorageException ofNoFolderOfBackups(IOException e) {
        String why = e instanceof FileAlreadyExistsException there ? there.getFile() + " is no folder" : detail(e);
        return new StorageException(
                Problem.FAILED,
                "The folder of backups %s cannot be made: %s; allow it, or name another by database.backups."
                        .formatted(name, why),
                e);
    }

    /** Some of Java's exceptions have the name of the file as their whole message. */
    private static String detail(IOException e) {
        return switch (e) {
            case AccessDeniedException denied -> denied.getFile() + " is closed to this user";
            case NoSuchFileException missing -> missing.getFile() + " is not there";
            case FileAlreadyExistsException there -> there.getFile() + " is there already";
            default -> String.valueOf(e.getMessage());
        };
    }

    public StorageException of(Problem problem, String detail) {
        return new StorageException(problem, sentence(problem, detail));
    }

    private static Problem problem(SQLException e) {
        if (!(e instanceof SQLiteException sqlite)) {
            return Problem.FAILED;
        }
        // The low byte of an extended result code is its primary one.
        int code = sqlite.getResultCode().code & 0xff;
        if (code == SQLiteErrorCode.SQLITE_BUSY.code || code == SQLiteErrorCode.SQLITE_LOCKED.code) {
            return Problem.IN_USE;
        }
        if (code == SQLiteErrorCode.SQLITE_READONLY.code || code == SQLiteErrorCode.SQLITE_CANTOPEN.code) {
            return Problem.READ_ONLY;
        }
        if (code == SQLiteErrorCode.SQLITE_NOTADB.code) {
            return Problem.NOT_A_DATABASE;
        }
        if (code == SQLiteErrorCode.SQLITE_CORRUPT.code) {
            return Problem.DAMAGED;
        }
        if (code == SQLiteErrorCode.SQLITE_FULL.code) {
            return Problem.DISK_FULL;
        }
        return Problem.FAILED;
    }

    private String sentence(Problem problem, String detail) {
        return switch (problem) {
            case IN_USE ->
                "The %s %s is in use by another process; stop that one, or name another file.".formatted(what, name);
            case READ_ONLY ->
                "The %s %s cannot be written to; allow writing to the file and to its folder.".formatted(what, name);
            case UNREADABLE -> "The %s %s cannot be read; allow reading the file.".formatted(what, name);
            case LOCK_READ_ONLY ->
                ("The lock %s cannot be written to, and keeps nobody off; with no bot running remove it, or give it to the"
                                + " database's owner.")
                        .formatted(detail);
            case NOT_A_FILE -> "The %s %s is %s; name another file.".formatted(what, name, detail);
            case MISSING -> "There is no database in %s; name another file.".formatted(name);
            case NO_FOLDER ->
                "The folder %s for the %s %s does not exist; make it, or name another file."
                        .formatted(detail, what, name);
            case NOT_A_DATABASE -> "%s is not a SQLite database; name another file.".formatted(name);
            case OF_ANOTHER_PROGRAM -> "%s is a database of another program; name another file.".formatted(name);
            case BEFORE_KEPT ->
                ("The %s %s was begun with a Strategos from before stored matches were kept for good, and cannot be"
                                + " read any more; name another file.")
                        .formatted(what, name);
            case NEWER_SCHEMA ->
                ("The %s %s was written by a newer Strategos (%s); update Strategos, or go back"
                                + " to a backup from before.")
                        .formatted(what, name, detail);
            case DAMAGED -> "The %s %s is damaged (%s); %s".formatted(what, name, detail, mending);
            case DISK_FULL ->
                "The disk that holds the %s %s is full; make room there. Nothing was changed.".formatted(what, name);
            case FAILED,
                    UNREACHABLE,
                    IN_DOUBT,
                    NO_STANDBY,
                    NOT_DURABLE,
                    NOT_PRIMARY,
                    NO_DATABASE,
                    NO_RIGHTS,
                    BAD_ADDRESS,
                    NOT_EMPTY,
                    OLD_SCHEMA -> "The %s %s failed: %s".formatted(what, name, detail);
        };
    }
}
