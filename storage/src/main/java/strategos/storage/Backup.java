package strategos.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.sqlite.SQLiteConfig;
import strategos.storage.StorageException.Problem;

/**
 * Copies of the whole database while it is in use. A copy is made under another name, checked, forced to the disk and
 * then renamed: a file with the name of a backup is a whole one.
 */
public final class Backup {
    private static final String SUFFIX = ".db";
    private static final String PREFIX = "strategos-";
    private static final String PART = ".part-";
    /** No copy takes so long: a part older than this was left by a process that died. */
    private static final Duration STALE = Duration.ofDays(1);

    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss.SSS'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private static final Pattern NAME = Pattern.compile(PREFIX + "\\d{8}T\\d{6}\\.\\d{3}Z\\" + SUFFIX);

    private final Database database;
    private final Path folder;

    /** @param folder where the backups lie; it is made when it is missing */
    public Backup(Database database, Path folder) {
        this.database = database;
        this.folder = folder;
    }

    /**
     * Makes a backup, named after the instant.
     *
     * @return the file
     * @throws StorageException when it could not be made; then there is none
     */
    public Path make(Instant now) {
        Path file = folder.resolve(PREFIX + STAMP.format(now) + SUFFIX);
        Failures failures = new Failures(file.toString());
        Optional<Path> part = Optional.empty();
        try {
            Files.createDirectories(folder);
            removeLeftovers(now);
            // For its owner's eyes alone, as the database itself.
            part = Optional.of(Files.createTempFile(folder, PART, SUFFIX));
            database.copyTo(part.get());
            check(part.get(), failures);
            force(part.get());
            return Files.move(part.get(), file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw failures.of(e);
        } finally {
            remove(part);
        }
    }

    /** The backups there are, the newest first. */
    public List<Path> list() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Backup::isBackup)
                    .sorted(Comparator.comparing(Path::getFileName).reversed())
                    .toList();
        } catch (IOException e) {
            throw new Failures(folder.toString()).of(e);
        }
    }

    /** When the newest backup was made. */
    public Optional<Instant> newest() {
        return list().stream().findFirst().map(Backup::made);
    }

    /** Removes all but the newest ones; gives those removed. */
    public List<Path> keepNewest(int count) {
        List<Path> old = list().stream().skip(count).toList();
        old.forEach(file -> remove(Optional.of(file)));
        return old;
    }

    private static void check(Path copy, Failures failures) {
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        try (Connection connection = config.createConnection("jdbc:sqlite:" + copy)) {
            Optional<String> damage = Health.check(connection);
            if (damage.isPresent()) {
                throw failures.of(Problem.DAMAGED, damage.get());
            }
        } catch (SQLException e) {
            throw failures.of(e);
        }
    }

    /** SQLite leaves a copy in the system's cache. */
    private static void force(Path copy) throws IOException {
        try (FileChannel channel = FileChannel.open(copy, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    private void removeLeftovers(Instant now) throws IOException {
        try (DirectoryStream<Path> parts = Files.newDirectoryStream(folder, PART + "*")) {
            for (Path part : parts) {
                if (Files.getLastModifiedTime(part).toInstant().isBefore(now.minus(STALE))) {
                    Files.delete(part);
                }
            }
        }
    }

    private static boolean isBackup(Path file) {
        return NAME.matcher(file.getFileName().toString()).matches();
    }

    private static Instant made(Path backup) {
        String name = backup.getFileName().toString();
        return Instant.from(STAMP.parse(name.substring(PREFIX.length(), name.length() - SUFFIX.length())));
    }

    private static void remove(Optional<Path> file) {
        try {
            if (file.isPresent()) {
                Files.deleteIfExists(file.get());
            }
        } catch (IOException e) {
            throw new Failures(file.get().toString()).of(e);
        }
    }
}
