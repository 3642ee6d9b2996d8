package strategos.storage.database.sqlite;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.function.UnaryOperator;
import org.sqlite.SQLiteConnection;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.core.DB;

/** A database that has had all migrations and nothing else: to copy it costs a hundredth of what the migrations do. */
public final class EmptyDatabase {
    private static final String MEMORY = ":memory:";

    /** As SQLite would write it into a file; made when a program first wants a database in memory. */
    private static final byte[] BYTES = migrated();

    private EmptyDatabase() {}

    private static byte[] migrated() {
        Failures failures = new Failures(MEMORY);
        Connections connections = connections("file:strategos-empty?mode=memory&cache=shared");
        // It lasts as long as somebody is connected to it.
        try (Connection kept = connections.write()) {
            Schema.current().migrate(connections.source(), failures);
            return ((SQLiteConnection) kept).serialize("main");
        } catch (SQLException e) {
            throw failures.of(e);
        }
    }

    private static Connections connections(String place) {
        return new Connections("jdbc:sqlite:" + place, false, Duration.ZERO, UnaryOperator.identity());
    }

    /** Fills the database of this name, in which there is nothing yet; others may be connected to it. */
    public static void copyTo(String name) throws SQLException {
        try (SQLiteConnection empty = (SQLiteConnection) connections(MEMORY).look()) {
            empty.deserialize("main", BYTES);
            // Page by page: its tables are not made again, as when it is written anew.
            int code = empty.getDatabase().backup("main", name, null);
            if (code != SQLiteErrorCode.SQLITE_OK.code) {
                throw DB.newSQLException(code, "the empty database cannot be copied");
            }
        }
    }
}
