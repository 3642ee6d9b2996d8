package strategos.storage.care;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import org.sqlite.SQLiteConfig;
import strategos.storage.access.Found;
import strategos.storage.access.StorageException;
import strategos.storage.database.SqliteDatabase;
import strategos.storage.database.sqlite.DatabaseFile;
import strategos.storage.database.sqlite.DatabaseFile.Guard;
import strategos.storage.database.sqlite.Health;
import strategos.storage.database.sqlite.Schema;

/** A look at a database file, which makes no file and changes none: it may be somebody else's, or have a log still to be read. */
public final class Look {
    private final DatabaseFile file;

    /** @throws StorageException when the name is none of a database file */
    public Look(Path path) {
        this.file = new DatabaseFile(path);
    }

    /**
     * Looks for no longer than that.
     *
     * @return what it holds; nothing where there is no file yet, or nothing in it
     * @throws StorageException when it cannot be used, as {@link SqliteDatabase#open(Path)} would
     */
    public Optional<Found> within(Duration limit) {
        file.checkWritable();
        if (file.empty()) {
            return Optional.empty();
        }
        try {
            Optional<Guard> guard = Guard.ofThoseThere(file);
            try {
                file.checkHeader();
                return Optional.of(found(limit));
            } finally {
                if (guard.isPresent()) {
                    guard.get().close();
                }
            }
        } catch (IOException e) {
            throw file.failures().of(e);
        } catch (SQLException e) {
            throw file.failures().of(e);
        }
    }

    private Found found(Duration limit) throws IOException, SQLException {
        boolean logged = Files.exists(beside("-wal")) || Files.exists(beside("-journal"));
        boolean shared = Files.exists(beside("-shm"));
        try (Connection connection = connect(logged)) {
            return Health.examine(connection, file.failures(), Schema.current(), Optional.of(limit));
        } finally {
            if (!shared) {
                // Who reads a log makes it, and who only reads leaves it there.
                Files.deleteIfExists(beside("-shm"));
            }
        }
    }

    private Path beside(String suffix) {
        return DatabaseFile.beside(file.path(), suffix);
    }

    /** Where there is no log SQLite is told that the file stays as it is: else it would make one for the time of the look. */
    private Connection connect(boolean logged) throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        return config.createConnection(
                "jdbc:sqlite:file:" + file.path().toUri().getRawPath() + "?mode=ro" + (logged ? "" : "&immutable=1"));
    }
}
