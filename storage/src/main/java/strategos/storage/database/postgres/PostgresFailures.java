package strategos.storage.database.postgres;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;

/** Turns what PostgreSQL reports into one sentence about the database called {@code name}. */
public record PostgresFailures(String name) {
    /** PostgreSQL's state for a write on a server that only follows. */
    private static final String FOLLOWS = "25006";

    /** The libraries' own exceptions may repeat bound values, so only the driver's is kept as the cause. */
    public StorageException of(RuntimeException e) {
        return drivers(e)
                .map(this::of)
                .orElseGet(() -> of(Problem.FAILED, e.getClass().getSimpleName()));
    }

    public StorageException of(Problem problem, RuntimeException e) {
        return drivers(e)
                .map(sql -> new StorageException(problem, sentence(problem, String.valueOf(sql.getMessage())), sql))
                .orElseGet(() -> of(problem, e.getClass().getSimpleName()));
    }

    private static Optional<SQLException> drivers(RuntimeException e) {
        SQLException found = null;
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql) {
                found = sql;
            }
        }
        return Optional.ofNullable(found);
    }

    public StorageException of(SQLException e) {
        Problem problem = problem(e);
        return new StorageException(problem, sentence(problem, String.valueOf(e.getMessage())), e);
    }

    public StorageException of(Problem problem, String detail) {
        return new StorageException(problem, sentence(problem, detail));
    }

    /** After the standard's classes of states, and PostgreSQL's own. */
    private static Problem problem(SQLException e) {
        String state = String.valueOf(e.getSQLState());
        // The driver has found servers, and none that is written to.
        if (String.valueOf(e.getMessage()).contains("targetServerType")) {
            return Problem.NOT_PRIMARY;
        }
        return switch (state) {
            case "3D000" -> Problem.NO_DATABASE;
            case FOLLOWS -> Problem.NOT_PRIMARY;
            case "53100" -> Problem.DISK_FULL;
            case "42501", "28000", "28P01" -> Problem.NO_RIGHTS;
            case "XX001", "XX002" -> Problem.DAMAGED;
            default ->
                e instanceof SQLTransientConnectionException || state.startsWith("08") || state.startsWith("57P")
                        ? Problem.UNREACHABLE
                        : Problem.FAILED;
        };
    }

    /** Whether the same transaction, begun again, may well succeed: somebody else was first, with the same key or lock. */
    public static boolean passing(RuntimeException e) {
        return states(e).anyMatch(Set.of("40001", "40P01", "23505")::contains);
    }

    /**
     * Whether a connection that stood had been closed, also because this process stood still in a transaction; the pool's own
     * patience is another matter.
     */
    public static boolean broken(RuntimeException e) {
        return states(e).anyMatch(state -> state.startsWith("08") || state.startsWith("57P") || state.equals("25P03"));
    }

    /** Whether the server of a connection only follows another one, so that surely nothing was stored. */
    public static boolean follows(RuntimeException e) {
        return states(e).anyMatch(FOLLOWS::equals);
    }

    /** The same of what the driver says. */
    static boolean follows(SQLException e) {
        return FOLLOWS.equals(e.getSQLState());
    }

    private static Stream<String> states(RuntimeException e) {
        return Stream.<Throwable>iterate(e, Objects::nonNull, Throwable::getCause)
                .takeWhile(cause -> !(cause instanceof SQLTransientConnectionException))
                .filter(SQLException.class::isInstance)
                .map(cause -> String.valueOf(((SQLException) cause).getSQLState()));
    }

    private String sentence(Problem problem, String detail) {
        return switch (problem) {
            case UNREACHABLE ->
                "The database server of %s cannot be reached (%s); start it, or correct the address."
                        .formatted(name, detail);
            case IN_DOUBT ->
                "The database server of %s was lost in the middle of a commit (%s), which may be stored or not."
                        .formatted(name, detail);
            case NO_STANDBY ->
                ("The server of %s waits for another one that is to have what it stores (synchronous_standby_names is"
                                + " %s), and that does not answer; start that one. Nothing is lost, and nothing is stored until then.")
                        .formatted(name, detail);
            case NOT_DURABLE ->
                "The server of %s tells what is not yet on its disk as stored (synchronous_commit is %s); set it to on."
                        .formatted(name, detail);
            case NOT_PRIMARY ->
                "%s is a copy that only follows another server; name the server that is written to.".formatted(name);
            case NO_DATABASE -> "There is no database %s on that server; make it with createdb.".formatted(name);
            case NO_RIGHTS ->
                "The database %s does not let this user in, or not do what is needed (%s); check user, password and rights."
                        .formatted(name, detail);
            case BAD_ADDRESS ->
                ("%s is no address of a database; write it as jdbc:postgresql://HOST/DATABASE, and user and password into"
                                + " STRATEGOS_DATABASE_USER and STRATEGOS_DATABASE_PASSWORD.")
                        .formatted(name);
            case OF_ANOTHER_PROGRAM ->
                "%s is a database of another program; name an empty one, made for Strategos alone.".formatted(name);
            case NOT_EMPTY ->
                "The database %s is not empty (there are rows in %s); name one that is.".formatted(name, detail);
            case OLD_SCHEMA ->
                "The database %s is not of this Strategos (%s); run ./strategos database migrate."
                        .formatted(name, detail);
            case NEWER_SCHEMA ->
                "The database %s was written by a newer Strategos (%s); update Strategos.".formatted(name, detail);
            case DISK_FULL ->
                "The disk of the server of %s is full; make room there. Nothing was changed.".formatted(name);
            case DAMAGED -> "The database %s is damaged (%s); go back to a backup.".formatted(name, detail);
            case IN_USE ->
                ("The database %s is in use by another bot; stop that one (where it has died, wait for ten seconds), or name"
                                + " another database.")
                        .formatted(name);
            case READ_ONLY,
                    UNREADABLE,
                    LOCK_READ_ONLY,
                    NOT_A_FILE,
                    MISSING,
                    NO_FOLDER,
                    NOT_A_DATABASE,
                    BEFORE_KEPT,
                    FAILED -> "The database %s failed: %s".formatted(name, detail);
        };
    }
}
