package strategos.storage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteException;
import strategos.storage.StorageException.Problem;

/** The checks of a file that need no SQLite. They come before any connection to it is opened. */
final class DatabaseFile {
    private static final byte[] HEADER = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
    private static final Set<PosixFilePermission> ANY_WRITE = EnumSet.of(
            PosixFilePermission.OWNER_WRITE, PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);

    private final Path path;
    private final Failures failures;

    /** @throws StorageException when its folder is missing, or the name is a folder's */
    DatabaseFile(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        Failures unresolved = new Failures(absolute.toString());
        Path folder = absolute.getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw unresolved.of(Problem.NO_FOLDER, String.valueOf(folder));
        }
        if (Files.isDirectory(absolute)) {
            throw unresolved.of(Problem.NOT_A_DATABASE, "");
        }
        try {
            // By whatever links a file is named, its lock must be the same.
            path = Files.exists(absolute)
                    ? absolute.toRealPath()
                    : folder.toRealPath().resolve(absolute.getFileName());
        } catch (IOException e) {
            throw unresolved.of(e);
        }
        failures = new Failures(path.toString());
    }

    Path path() {
        return path;
    }

    Path lock() {
        return path.resolveSibling(path.getFileName() + ".lock");
    }

    Failures failures() {
        return failures;
    }

    /** @throws StorageException when the file or its folder, where SQLite keeps its log, cannot be written to */
    void checkWritable() {
        if (!writable(path.getParent()) || (Files.exists(path) && !writable(path))) {
            throw failures.of(Problem.READ_ONLY, "");
        }
    }

    /**
     * Makes the file if it is not there, for its owner's eyes alone, since it will hold the dice to come.
     *
     * @throws StorageException when it holds something else than a SQLite database
     */
    void checkHeader() {
        try {
            if (Files.notExists(path)) {
                create();
            }
            byte[] start;
            try (InputStream in = Files.newInputStream(path)) {
                start = in.readNBytes(HEADER.length);
            }
            if (start.length > 0 && !Arrays.equals(start, HEADER)) {
                throw failures.of(Problem.NOT_A_DATABASE, "");
            }
        } catch (IOException e) {
            throw failures.of(e);
        }
    }

    private void create() throws IOException {
        try {
            if (Files.getFileAttributeView(path.getParent(), PosixFileAttributeView.class) == null) {
                Files.createFile(path);
            } else {
                Files.createFile(
                        path, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            }
        } catch (FileAlreadyExistsException e) {
            throw failures.of(Problem.IN_USE, e.getMessage());
        }
    }

    /** A file that nobody may write is taken at its word, even where the system would let its administrator write. */
    private boolean writable(Path place) {
        if (!Files.isWritable(place)) {
            return false;
        }
        PosixFileAttributeView view = Files.getFileAttributeView(place, PosixFileAttributeView.class);
        try {
            return view == null || view.readAttributes().permissions().stream().anyMatch(ANY_WRITE::contains);
        } catch (IOException e) {
            throw failures.of(e);
        }
    }

    /**
     * Keeps everybody else off a database for as long as it is open. It is a lock that SQLite itself holds, on an empty
     * file beside the database: the system lets go of it when the process dies, and, unlike a lock of Java's, it is not
     * lost when the same process opens and closes that file again.
     */
    static final class Guard implements AutoCloseable {
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
}
