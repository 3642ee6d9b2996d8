package strategos.storage.database.sqlite;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import org.sqlite.ProgressHandler;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import strategos.storage.access.Found;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.guild.Application;

/**
 * Asks SQLite whether what a database holds fits together.
 *
 * @param damage the first thing found wrong
 * @param whole whether all of it was looked at
 */
public record Health(Optional<String> damage, boolean whole) {
    /** Steps of SQLite's machine between two looks at the clock. */
    private static final int STEPS = 1000;

    /** Checks the whole database. */
    public static Health check(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery("pragma quick_check(1)")) {
            String found = result.next() ? result.getString(1) : "no answer";
            return new Health(
                    found.equals("ok")
                            ? Optional.empty()
                            : Optional.of(found.lines().toList().getLast()),
                    true);
        }
    }

    /** The same within a time: of a file too big for it, the first part is checked. Backups are checked whole. */
    static Health check(Connection connection, Duration limit) throws SQLException {
        long end = System.nanoTime() + limit.toNanos();
        ProgressHandler.setHandler(connection, STEPS, new ProgressHandler() {
            @Override
            protected int progress() {
                return System.nanoTime() - end > 0 ? 1 : 0;
            }
        });
        try {
            return check(connection);
        } catch (SQLiteException e) {
            if (e.getResultCode() != SQLiteErrorCode.SQLITE_INTERRUPT) {
                throw e;
            }
            return new Health(Optional.empty(), false);
        } finally {
            ProgressHandler.clearHandler(connection);
        }
    }

    /**
     * Refuses what is not ours or not sound.
     *
     * @param limit the time after which one stops; none for looking at all of it
     */
    public static Found examine(Connection connection, Failures failures, Schema schema, Optional<Duration> limit)
            throws SQLException {
        int version = schema.check(connection, failures);
        Health health = limit.isPresent() ? check(connection, limit.get()) : check(connection);
        if (health.damage().isPresent()) {
            throw failures.of(Problem.DAMAGED, health.damage().get());
        }
        return new Found(
                version, schema.version(), health.whole(), version > 0 ? application(connection) : Optional.empty());
    }

    private static Optional<String> application(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet known = statement.executeQuery(Application.QUERY)) {
            return known.next() ? Optional.of(known.getString(1)) : Optional.empty();
        }
    }
}
