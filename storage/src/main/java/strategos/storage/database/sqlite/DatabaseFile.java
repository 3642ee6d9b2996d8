package strategos.storage.database.sqlite;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteException;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;

/** The checks of a file that need no SQLite. They come before any connection to it is opened. */
public final class DatabaseFile {
    private static final byte[] HEADER = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
    private static final Set<PosixFilePermission> ANY_WRITE = EnumSet.of(
            PosixFilePermission.OWNER_WRITE, PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);

    private static final Set<PosixFilePermission> ANY_READ =
            EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.GROUP_READ, PosixFilePermission.OTHERS_READ);

    private static final String ADMINISTRATOR = "root";

    private final Path path;
    private final Failures failures;

    /** @throws StorageException when its folder is missing, or the name is that of something else than a file */
    public DatabaseFile(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        Failures unresolved = new Failures(absolute.toString());
        Path folder = absolute.getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw unresolved.of(Problem.NO_FOLDER, String.valueOf(folder));
        }
        if (Files.isDirectory(absolute)) {
            throw unresolved.of(Problem.NOT_A_FILE, "a folder");
        }
        if (Files.isSymbolicLink(absolute) && Files.notExists(absolute)) {
            throw unresolved.of(Problem.NOT_A_FILE, "a link that leads nowhere");
        }
        // Whoever opens a pipe waits for ever.
        if (Files.exists(absolute) && !Files.isRegularFile(absolute)) {
            throw unresolved.of(Problem.NOT_A_FILE, "no ordinary file");
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

    public Path path() {
        return path;
    }

    Path lock() {
        return beside(path, ".lock");
    }

    /** The file of that name with something behind it, in the same folder. */
    public static Path beside(Path file, String suffix) {
        return file.resolveSibling(file.getFileName() + suffix);
    }

    public Failures failures() {
        return failures;
    }

    /** Whether there is nothing in it, or no file at all. */
    public boolean empty() {
        try {
            return Files.notExists(path) || Files.size(path) == 0;
        } catch (IOException e) {
            throw failures.of(e);
        }
    }

    /**
     * It can be read, or is not there.
     *
     * @throws StorageException when it is there and cannot be read
     */
    public void checkReadable() {
        if (Files.exists(path) && !(Files.isReadable(path) && permits(path, ANY_READ))) {
            throw failures.of(Problem.UNREADABLE, "");
        }
    }

    /**
     * What SQLite writes to can be written to.
     *
     * @throws StorageException when the file or its folder, where it keeps its log, cannot be
     */
    public void checkWritable() {
        checkReadable();
        if (!writable(path.getParent()) || (Files.exists(path) && !writable(path))) {
            throw failures.of(Problem.READ_ONLY, "");
        }
    }

    /**
     * Makes the file if it is not there, for its owner's eyes alone, since it will hold the dice to come.
     *
     * @throws StorageException when it holds something else than a SQLite database
     */
    public void checkHeader() {
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

    /** Makes an empty file that nobody else may read. */
    public static void createPrivate(Path file) throws IOException {
        if (Files.getFileAttributeView(file.toAbsolutePath().getParent(), PosixFileAttributeView.class) == null) {
            Files.createFile(file);
        } else {
            Files.createFile(file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        }
    }

    /**
     * Gives a file to the owner of its folder: what an administrator makes in a service's folder is the service's.
     *
     * @return whether that owner can use it now, as an administrator can whatever it is
     */
    public static boolean giveToFolder(Path file) throws IOException {
        PosixFileAttributeView there =
                Files.getFileAttributeView(file.toAbsolutePath().getParent(), PosixFileAttributeView.class);
        PosixFileAttributeView here = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        if (there == null || here == null) {
            return true;
        }
        PosixFileAttributes folder = there.readAttributes();
        if (folder.owner().getName().equals(ADMINISTRATOR)
                || here.readAttributes().owner().equals(folder.owner())) {
            return true;
        }
        try {
            here.setGroup(folder.group());
            here.setOwner(folder.owner());
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private void create() throws IOException {
        try {
            createPrivate(path);
            giveToFolder(path);
        } catch (FileAlreadyExistsException e) {
            throw failures.of(Problem.IN_USE, e.getMessage());
        }
    }

    /** SQLite opens a file that it may not write all the same, and then takes no lock on it. */
    private void makeLock() {
        try {
            if (Files.notExists(lock())) {
                createPrivate(lock());
                giveToFolder(lock());
            }
        } catch (FileAlreadyExistsException e) {
            // Another process was first.
        } catch (IOException e) {
            throw failures.of(e);
        }
        if (!Files.isRegularFile(lock()) || !writable(lock())) {
            throw failures.of(Problem.LOCK_READ_ONLY, lock().toString());
        }
    }

    /** A file that nobody may write is taken at its word, even where the system would let its administrator write. */
    private boolean writable(Path place) {
        return Files.isWritable(place) && permits(place, ANY_WRITE);
    }

    private boolean permits(Path place, Set<PosixFilePermission> any) {
        PosixFileAttributeView view = Files.getFileAttributeView(place, PosixFileAttributeView.class);
        try {
            return view == null || view.readAttributes().permissions().stream().anyMatch(any::contains);
        } catch (IOException e) {
            throw failures.of(e);
        }
    }

    /**
     * Keeps everybody else off a database for as long as it is open. It is a lock that SQLite itself holds, on an empty
     * file beside the database: the system lets go of it when the process dies, and, unlike a lock of Java's, it is not
     * lost when the same process opens and closes that file again.
     */
    public static final class Guard implements AutoCloseable {
        private final Connection connection;

        private Guard(Connection connection) {
            this.connection = connection;
        }

        /**
         * The guard over that file, whose lock is made where there is none.
         *
         * @throws StorageException when somebody else keeps it for longer than {@code patience}
         */
        public static Guard over(DatabaseFile file, Duration patience) throws SQLException {
            file.makeLock();
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

        /** The same where the lock is there; whoever has the database open has made it. */
        public static Optional<Guard> ofThoseThere(DatabaseFile file) throws SQLException {
            return Files.exists(file.lock()) ? Optional.of(over(file, Duration.ZERO)) : Optional.empty();
        }

        @Override
        public void close() throws SQLException {
            connection.close();
        }
    }
}
