package strategos.storage.care;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import java.util.function.ToLongFunction;
import org.sqlite.SQLiteConfig;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.database.Database;
import strategos.storage.database.sqlite.Failures;
import strategos.storage.database.sqlite.Health;

/**
 * Copies of the whole database while it is in use. A copy is made under another name, checked, forced to the disk and
 * then renamed: a file with the name of a backup is a whole one.
 */
public final class Backup {
    private static final String KIND = ".part-";
    private static final String SUFFIX = ".db";

    private static final String PAGES = "select (pages.page_count - free.freelist_count) * each.page_size"
            + " from pragma_page_count pages, pragma_freelist_count free, pragma_page_size each";

    private final Database database;
    private final BackupFolder backups;
    private final ToLongFunction<Path> room;

    /** @param backups where they lie; it is made when it is missing */
    public Backup(Storage storage, BackupFolder backups) {
        this(storage, backups, folder -> folder.toFile().getUsableSpace());
    }

    /** @param room how many bytes a folder has room for; 0 where that is not known */
    Backup(Storage storage, BackupFolder backups, ToLongFunction<Path> room) {
        this.database = storage.database();
        this.backups = backups;
        this.room = room;
    }

    /** Nobody else has the database open, so that any that lie there are of the dead. */
    private Unfinished parts(UUID of) {
        return new Unfinished(backups.folder(), KIND, of);
    }

    private Unfinished parts() {
        return parts(database.file().map(file -> new PlaceMark(file).drawn()).orElseGet(UUID::randomUUID));
    }

    /** Where they lie. */
    public BackupFolder folder() {
        return backups;
    }

    /**
     * Makes a backup, named after the instant.
     *
     * @return the file
     * @throws StorageException when it could not be made; then there is none
     */
    public Path make(Instant now) {
        Path folder = backups.folder();
        Path file = backups.named(now);
        Failures failures = Failures.ofNewBackup(file.toString());
        Optional<Path> part = Optional.empty();
        makeFolder(folder);
        try {
            parts().clear(now);
            checkRoom(folder, failures);
            part = Optional.of(begin());
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

    private static void makeFolder(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new Failures(folder.toString()).ofNoFolderOfBackups(e);
        }
    }

    /** Makes an empty part, for its owner's eyes alone, as the database itself. */
    Path begin() throws IOException {
        return parts().file(SUFFIX);
    }

    /**
     * Removes what processes that died have left unfinished, which may be as large as the database. It writes nothing: the disk
     * may be full of that.
     */
    void clear(Instant now) {
        database.file().ifPresent(file -> {
            if (Files.isDirectory(backups.folder())) {
                PlaceMark place = new PlaceMark(file);
                parts(place.there().orElseGet(place::byPath)).clear(now);
            }
            Restore.workshops(file).clear(now);
        });
    }

    /**
     * A copy for which there is no room would fill the disk before it fails, and orders could not be stored meanwhile. Some disks
     * do not tell what room they have, and say 0: there it is tried, as on a disk that is full to the last byte.
     */
    private void checkRoom(Path folder, Failures failures) {
        long needed = database.read(
                handle -> handle.createQuery(PAGES).mapTo(Long.class).one());
        long free = room.applyAsLong(folder);
        if (free > 0 && free < needed) {
            throw failures.of(Problem.DISK_FULL, "");
        }
    }

    private static void check(Path copy, Failures failures) {
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        try (Connection connection = config.createConnection("jdbc:sqlite:" + copy)) {
            Optional<String> damage = Health.check(connection).damage();
            if (damage.isPresent()) {
                throw failures.of(Problem.DAMAGED, damage.get());
            }
        } catch (SQLException e) {
            throw failures.of(e);
        }
    }

    /** SQLite leaves a copy in the system's cache. */
    static void force(Path copy) throws IOException {
        try (FileChannel channel = FileChannel.open(copy, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    private static void remove(Optional<Path> file) {
        try {
            if (file.isPresent()) {
                Files.deleteIfExists(file.get());
            }
        } catch (IOException e) {
            throw Failures.ofNewBackup(file.get().toString()).of(e);
        }
    }
}
