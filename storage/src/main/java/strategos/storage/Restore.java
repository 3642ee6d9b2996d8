package strategos.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import strategos.storage.DatabaseFile.Guard;

/** Puts a backup in the place of a database that nobody has open. What was there is kept beside it. */
public final class Restore {
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);

    /** The file itself, and what SQLite may have left beside it. */
    private static final List<String> PARTS = List.of("", "-wal", "-shm");

    private final Path backup;
    private final DatabaseFile target;

    /** @throws StorageException when the folder of the database is missing */
    public Restore(Path backup, Path database) {
        this.backup = backup;
        this.target = new DatabaseFile(database);
    }

    /**
     * Checks the backup whole, then puts it in the place.
     *
     * @return what was there before, under its new name
     * @throws StorageException when the backup is none of ours or damaged, or the database is in use; nothing is changed then
     */
    public Optional<Path> run(Instant now) {
        target.checkWritable();
        Optional<Path> part = Optional.empty();
        try {
            part = Optional.of(Files.createTempFile(target.path().getParent(), ".restore-", ".db"));
            Files.copy(backup, part.get(), StandardCopyOption.REPLACE_EXISTING);
            SqliteDatabase.look(part.get());
            Guard guard = Guard.over(target, Duration.ZERO);
            try {
                Optional<Path> before = setAside(now);
                Files.move(part.get(), target.path(), StandardCopyOption.ATOMIC_MOVE);
                return before;
            } finally {
                guard.close();
            }
        } catch (IOException e) {
            throw new Failures(backup.toString()).of(e);
        } catch (SQLException e) {
            throw target.failures().of(e);
        } finally {
            part.ifPresent(this::clear);
        }
    }

    private Optional<Path> setAside(Instant now) throws IOException {
        if (Files.notExists(target.path())) {
            return Optional.empty();
        }
        String kept = target.path().getFileName() + ".before-" + STAMP.format(now);
        for (String suffix : PARTS) {
            Path there = target.path().resolveSibling(target.path().getFileName() + suffix);
            if (Files.exists(there)) {
                Files.move(there, target.path().resolveSibling(kept + suffix), StandardCopyOption.ATOMIC_MOVE);
            }
        }
        return Optional.of(target.path().resolveSibling(kept));
    }

    /** The copy, where it did not come to its place, and what a look at it leaves. */
    private void clear(Path part) {
        try {
            for (String suffix : List.of("", "-wal", "-shm", ".lock")) {
                Files.deleteIfExists(part.resolveSibling(part.getFileName() + suffix));
            }
        } catch (IOException e) {
            throw target.failures().of(e);
        }
    }
}
