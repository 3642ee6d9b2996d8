package strategos.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteException;

/**
 * Keeps everybody else off a database for as long as it is open. It is a lock that SQLite itself holds, on an empty
 * file beside the database: the system lets go of it when the process dies, and, unlike a lock of Java's, it is not
 * lost when the same process opens and closes that file again.
 */
final class Guard implements AutoCloseable {
    private final Connection connection;

    private Guard(Connection connection) {
        this.connection = connection;
    }

    /** @throws StorageException when somebody else keeps the guard for longer than {@code patience} */
    static Guard over(DatabaseFile file, Duration patience) throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout(Math.toIntExact(patience.toMillis()));
        Connection connection = config.createConnection("jdbc:sqlite:" + file.lock());
        try (Statement statement = connection.createStatement()) {
            statement.execute("begin exclusive");
            return new Guard(connection);
        } catch (SQLiteException e) {
            connection.close();
            throw file.failures().of(e);
        }
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
