package strategos.storage.care;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.database.sqlite.Connections;
import strategos.storage.database.sqlite.DatabaseFile;
import strategos.storage.database.sqlite.DatabaseFile.Guard;
import strategos.storage.database.sqlite.Failures;
import strategos.storage.database.sqlite.Health;
import strategos.storage.database.sqlite.Replacement;
import strategos.storage.database.sqlite.Schema;

/** Puts a backup in the place of a database that nobody has open. What was there is kept beside it. */
public final class Restore {
    /** What SQLite may have left beside a file and plays into it. */
    private static final List<String> LOGS = List.of("-wal", "-journal");

    private static final String COPY = "copy.db";
    private static final String KIND = ".restore-";
    private static final String KEEPER = "restore";

    /** What SQLite needs beside a file to read its log, and as good as nothing. */
    private static final long LEAST = 1L << 16;

    private final DatabaseFile source;
    private final DatabaseFile target;
    private final Failures failures;
    private final ToLongFunction<Path> room;

    /** @throws StorageException when either is no file, or the folder of the database is missing */
    public Restore(Path backup, Path database) {
        this(backup, database, folder -> folder.toFile().getUsableSpace());
    }

    /** @param room how many bytes a folder has room for */
    Restore(Path backup, Path database, ToLongFunction<Path> room) {
        this.room = room;
        this.source = new DatabaseFile(backup);
        this.target = new DatabaseFile(database);
        this.failures = Failures.ofBackup(source.path().toString());
    }

    /**
     * What was done.
     *
     * @param before what was there, under its new name
     * @param given whether the database belongs to the owner of its folder, who may be all who can open it
     */
    public record Restored(Optional<Path> before, boolean given) {}

    /**
     * Checks the backup whole, with what is still in its log, brings it to this program's schema and makes it ready, then puts
     * it in the place: all of it is done then, or nothing, whatever stops it, and nobody can open it in between.
     *
     * @param ready what is to be done to it first
     * @throws StorageException when the backup is none of ours or damaged, or the database is in use; nothing is changed then
     */
    public Restored run(Instant now, Consumer<Storage> ready) {
        target.checkWritable();
        source.checkReadable();
        if (source.empty()) {
            throw failures.of(Problem.MISSING, "");
        }
        source.checkHeader();
        if (source.path().equals(target.path())) {
            throw failures.of(Problem.NOT_A_FILE, "the one that it is to replace");
        }
        try {
            Unfinished workshops = workshops(target.path());
            workshops.clear(now);
            Path workshop = workshops.folder();
            try {
                return at(workshop, now, ready);
            } catch (StorageException e) {
                // Asked while what has filled the disk is still there.
                throw e.problem() != Problem.FAILED || roomy() ? e : full();
            } finally {
                Unfinished.remove(workshop);
            }
        } catch (IOException e) {
            throw roomy() ? target.failures().of(e) : full();
        } catch (SQLException e) {
            throw roomy() ? target.failures().of(e) : full();
        }
    }

    /** Where backups become the database. One that nobody keeps any more was left by a process that died. */
    static Unfinished workshops(Path database) {
        Path folder = database.toAbsolutePath().getParent();
        return new Unfinished(folder, KIND, Unfinished.id(database), Restore::left);
    }

    private static boolean left(Path workshop) {
        try {
            Optional<Guard> guard = Guard.ofThoseThere(keeper(workshop));
            if (guard.isPresent()) {
                guard.get().close();
            }
            return guard.isPresent();
        } catch (StorageException | SQLException kept) {
            return false;
        }
    }

    /** What is guarded while somebody is at work there. */
    private static DatabaseFile keeper(Path workshop) {
        return new DatabaseFile(workshop.resolve(KEEPER));
    }

    private Restored at(Path workshop, Instant now, Consumer<Storage> ready) throws IOException, SQLException {
        Guard kept = Guard.over(keeper(workshop), Duration.ZERO);
        try {
            Path copy = workshop.resolve(COPY);
            takeUnderGuard(copy);
            settle(copy);
            prepare(copy, ready);
            settle(copy);
            return put(copy, now);
        } finally {
            kept.close();
        }
    }

    private void takeUnderGuard(Path copy) throws SQLException {
        Optional<Guard> guard = Guard.ofThoseThere(source);
        try {
            take("", copy);
            for (String log : LOGS) {
                if (Files.exists(DatabaseFile.beside(source.path(), log))) {
                    take(log, copy);
                }
            }
        } finally {
            if (guard.isPresent()) {
                guard.get().close();
            }
        }
    }

    private void take(String part, Path copy) {
        Path from = DatabaseFile.beside(source.path(), part);
        Path to = DatabaseFile.beside(copy, part);
        try (InputStream in = Files.newInputStream(from)) {
            DatabaseFile.createPrivate(to);
            try (OutputStream out = Files.newOutputStream(to, StandardOpenOption.WRITE)) {
                in.transferTo(out);
            }
            Backup.force(to);
        } catch (IOException e) {
            throw roomy() ? failures.of(e) : full();
        }
    }

    /** On a disk without room only the system's own words, or SQLite's, would tell what went wrong. */
    private boolean roomy() {
        return room.applyAsLong(target.path().getParent()) >= LEAST;
    }

    private StorageException full() {
        return target.failures().of(Problem.DISK_FULL, "");
    }

    /** Checks the copy, and brings home what its log holds: it becomes one file. */
    private void settle(Path copy) {
        Connections connections = new Connections("jdbc:sqlite:" + copy, true, Duration.ZERO, UnaryOperator.identity());
        try (Connection connection = connections.look();
                Statement statement = connection.createStatement()) {
            if (Health.examine(connection, failures, Schema.current(), Optional.empty())
                            .schema()
                    == 0) {
                throw failures.of(Problem.MISSING, "");
            }
            statement.execute("pragma wal_checkpoint(truncate)");
        } catch (SQLException e) {
            StorageException told = failures.of(e);
            throw told.problem() == Problem.DISK_FULL ? full() : told;
        }
    }

    private void prepare(Path copy, Consumer<Storage> ready) {
        try (Storage storage = Storage.open(copy)) {
            ready.accept(storage);
        } catch (StorageException e) {
            throw e.problem() == Problem.DISK_FULL ? full() : e;
        }
    }

    private Restored put(Path copy, Instant now) throws IOException, SQLException {
        Guard guard = Guard.over(target, Duration.ZERO);
        try {
            Replacement.complete(target.path());
            Optional<Path> before = Replacement.of(copy, target.path(), now).finish();
            return new Restored(before, DatabaseFile.giveToFolder(target.path()));
        } finally {
            guard.close();
        }
    }
}
