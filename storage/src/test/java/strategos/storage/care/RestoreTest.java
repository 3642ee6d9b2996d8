package strategos.storage.care;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static strategos.storage.Sample.NOW;
import static strategos.storage.Sample.order;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.access.Secret;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.care.Restore.Restored;
import strategos.storage.database.sqlite.Failures;
import strategos.storage.post.Outbox;
import strategos.storage.post.Post;
import strategos.storage.post.Post.NewPost;

/** After a fire: the newest backup takes the place of what was lost. */
class RestoreTest {
    @TempDir
    private Path folder;

    private Path database;
    private Path backup;

    @BeforeEach
    void playOnAfterABackup() {
        database = folder.resolve("strategos.db");
        try (Storage storage = Storage.open(database)) {
            Sample.store(storage, "m");
            Sample.apply(storage, order("m", 0).dice(Secret.of("{}")).start("start-post"));
            backup = new Backup(storage, new BackupFolder(folder.resolve("backups"), storage.file())).make(NOW);
            Sample.apply(storage, order("m", 1).dice(Secret.of("{}")));
        }
    }

    @Test
    void theBackupTakesThePlaceAndWhatWasThereIsKept() throws IOException {
        Path before = restore(backup, database, NOW).before().orElseThrow();

        assertThat(version(database)).isEqualTo(1);
        assertThat(version(before)).isEqualTo(2);
        assertThat(version(backup)).as("the backup stays").isEqualTo(1);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString())).noneMatch(name -> name.startsWith(".restore"));
        }
    }

    /** A workshop holds all that the backup does. */
    @Test
    void whatAKilledRestoreLeftGoesWithTheNextOneAndWhenABotStarts() throws IOException {
        Path made = left();
        restore(backup, database, NOW);
        assertThat(made).doesNotExist();

        Path again = left();
        Path young = Files.createDirectory(folder.resolve(".restore-123"));
        Path old = Files.createDirectory(folder.resolve(".restore-321"));
        Path foreign = Files.createDirectory(folder.resolve(".restore-points"));
        Files.writeString(old.resolve("copy.db"), "dice to come");
        for (Path one : List.of(old, foreign)) {
            Files.setLastModifiedTime(one, FileTime.from(NOW.minus(Duration.ofDays(2))));
        }
        Files.setLastModifiedTime(young, FileTime.from(NOW));
        try (Storage storage = Storage.open(database)) {
            new Backup(storage, new BackupFolder(folder.resolve("backups"), storage.file())).clear(NOW);
        }
        assertThat(again).doesNotExist();
        assertThat(old).doesNotExist();
        assertThat(young).as("nobody knows whether it is kept").exists();
        assertThat(foreign).exists();
    }

    /** Whoever restores into another database of the folder, or starts a bot there, leaves it alone. */
    @Test
    void whatALivingRestoreHasMadeStays() {
        Path other = folder.resolve("other.db");
        new Restore(backup, database).run(NOW, storage -> {
            restore(backup, other, NOW);
            restored(storage);
        });
        assertThat(version(database)).isEqualTo(1);
        assertThat(version(other)).isEqualTo(1);
    }

    /** What is there where a process was killed at its work. */
    private Path left() throws IOException {
        AtomicReference<Path> workshop = new AtomicReference<>();
        Path kept = folder.resolve("kept");
        new Restore(backup, database).run(NOW, storage -> {
            Path at = storage.file().orElseThrow().getParent();
            workshop.set(at);
            copy(at, kept);
        });
        return Files.move(kept, workshop.get());
    }

    private static void copy(Path from, Path to) {
        try (Stream<Path> files = Files.list(from)) {
            Files.createDirectory(to);
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Nobody begins anew beside it, and nothing of what was there is lost. */
    @ParameterizedTest
    @ValueSource(strings = {"nothing is kept yet", "it has two names", "it has the other name", "its log is kept"})
    void whoseRestoreWasKilledFindsItDone(String moment) throws IOException {
        Path ready = folder.resolve("strategos.db.restored-20261129T120000Z");
        Path kept = folder.resolve("strategos.db.before-20261129T120000Z");
        Files.copy(backup, ready);
        Files.writeString(folder.resolve("strategos.db-wal"), "a log");
        switch (moment) {
            case "it has two names" -> Files.createLink(kept, database);
            case "it has the other name" -> Files.move(database, kept);
            case "its log is kept" -> {
                Files.createLink(kept, database);
                Files.move(folder.resolve("strategos.db-wal"), folder.resolve(kept.getFileName() + "-wal"));
            }
            default -> {}
        }

        try (Storage storage = Storage.openExisting(database)) {
            assertThat(storage.matches().find("m").orElseThrow().version()).isEqualTo(1);
        }
        assertThat(ready).doesNotExist();
        assertThat(folder.resolve(kept.getFileName() + "-wal")).hasContent("a log");
        Files.delete(folder.resolve(kept.getFileName() + "-wal"));
        assertThat(version(kept)).isEqualTo(2);
    }

    @Test
    void whoRestoresAgainAfterAKillKeepsBoth() throws IOException {
        Files.copy(backup, folder.resolve("strategos.db.restored-20260101T120000Z"));
        Path before = restore(backup, database, NOW).before().orElseThrow();

        assertThat(version(before)).isEqualTo(1);
        assertThat(version(folder.resolve("strategos.db.before-20260101T120000Z")))
                .isEqualTo(2);
    }

    @Test
    void whereNothingIsLeftItIsPutThereAlone() throws IOException {
        Files.delete(database);
        assertThat(restore(backup, database, NOW)).isEqualTo(new Restored(Optional.empty(), true));
        assertThat(version(database)).isEqualTo(1);
    }

    @Test
    void aDamagedDatabaseIsSetAsideAsItIs() throws IOException {
        Files.writeString(database, "burnt");
        Path before = restore(backup, database, NOW).before().orElseThrow();
        assertThat(before).hasContent("burnt");
        assertThat(version(database)).isEqualTo(1);
    }

    @Test
    void whatIsNoBackupOrDamagedChangesNothing() throws IOException {
        Path strange =
                Files.writeString(folder.resolve("strange.db"), "not one, but long enough to be read as a header");
        assertThatThrownBy(() -> restore(strange, database, NOW))
                .isInstanceOfSatisfying(
                        StorageException.class, e -> assertThat(e.problem()).isEqualTo(Problem.NOT_A_DATABASE));

        byte[] half = Files.readAllBytes(backup);
        Path cut = Files.write(folder.resolve("cut.db"), Arrays.copyOf(half, half.length / 2));
        assertThatThrownBy(() -> restore(cut, database, NOW)).isInstanceOf(StorageException.class);
        assertThat(version(database)).isEqualTo(2);
    }

    @Test
    void damageDeepInALargeBackupIsFoundHoweverLongItTakes() throws IOException {
        Path large = folder.resolve("large.db");
        try (Storage storage = Storage.open(large)) {
            Sample.store(storage, "m");
            storage.database().write(handle -> {
                handle.execute("create table big (value text not null)");
                handle.execute("with recursive n (i) as (select 1 union all select i + 1 from n where i < 400000)"
                        + " insert into big select 'row ' || i from n");
                handle.execute("create table zuletzt (value text)");
                handle.execute("insert into zuletzt values (null)");
                handle.execute("pragma writable_schema = on");
                return handle.execute("update sqlite_schema set sql = 'create table zuletzt (value text not null)'"
                        + " where name = 'zuletzt'");
            });
        }
        assertThatThrownBy(() -> restore(large, database, NOW))
                .hasMessage(
                        "The backup %s is damaged (NULL value in zuletzt.value); use an older backup. Nothing was changed.",
                        large);
        assertThat(version(database)).isEqualTo(2);
    }

    @Test
    void whatIsOnlyInTheLogOfADatabaseIsRestoredToo() throws IOException {
        Path dead = folder.resolve("dead.db");
        Path log = folder.resolve("dead.db-wal");
        Path running = folder.resolve("running.db");
        try (Storage storage = Storage.open(running)) {
            Sample.store(storage, "m");
            Sample.playTo(storage, "m", 7);
            Files.copy(running, dead);
            Files.copy(folder.resolve("running.db-wal"), log);
        }
        byte[] unread = Files.readAllBytes(log);

        Path before = restore(dead, database, NOW).before().orElseThrow();
        assertThat(log).hasBinaryContent(unread);
        assertThat(version(database)).isEqualTo(7);
        restore(before, database, NOW.plusSeconds(1));
        assertThat(version(database)).isEqualTo(2);
    }

    @Test
    void aLogWithoutItsFileIsNotPlayedIntoTheBackup() throws IOException {
        Path log = Files.writeString(folder.resolve("strategos.db-wal"), "left over");
        Files.delete(database);
        Path before = restore(backup, database, NOW).before().orElseThrow();
        assertThat(log).doesNotExist();
        assertThat(Path.of(before + "-wal")).hasContent("left over");
        assertThat(version(database)).isEqualTo(1);
    }

    @Test
    void nothingIsRestoredFromWhereNothingIs() throws IOException, SQLException {
        Path empty = Files.createFile(folder.resolve("empty.db"));
        Path bare = folder.resolve("bare.db");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + bare);
                Statement statement = connection.createStatement()) {
            statement.execute("vacuum");
        }
        for (Path nothing : List.of(empty, bare, folder.resolve("missing.db"), database)) {
            assertThatThrownBy(() -> restore(nothing, database, NOW))
                    .isInstanceOf(StorageException.class)
                    .hasMessageContaining(nothing.toString());
        }
        assertThat(version(database)).isEqualTo(2);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .noneMatch(name -> name.startsWith(".restore") || name.contains("before"));
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void itIsForItsOwnersEyesAlone() throws IOException {
        Files.setPosixFilePermissions(backup, PosixFilePermissions.fromString("rw-r--r--"));
        restore(backup, database, NOW);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(database)))
                .isEqualTo("rw-------");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void inAServicesFolderItIsTheServices() throws IOException {
        Assumptions.assumeTrue("root".equals(System.getProperty("user.name")), "nobody else can give files away");
        String service = Sample.service(folder);
        assertThat(restore(backup, database, NOW).given()).isTrue();
        assertThat(Files.getOwner(database).getName()).isEqualTo(service);
    }

    @Test
    void aDatabaseInUseIsLeftAlone() {
        try (Storage running = Storage.open(database)) {
            assertThatThrownBy(() -> restore(backup, database, NOW))
                    .isInstanceOfSatisfying(
                            StorageException.class, e -> assertThat(e.problem()).isEqualTo(Problem.IN_USE));
            assertThat(running.matches().find("m").orElseThrow().version()).isEqualTo(2);
        }
    }

    @Test
    void whatItOwesMayHaveBeenSentAndMatchesThatRunAreTold() {
        AtomicLong owed = new AtomicLong();
        new Restore(backup, database).run(NOW, storage -> {
            owed.set(storage.outbox().add(NewPost.of("m", "s/c", "story", "{}"), NOW));
            assertThat(restored(storage)).isEqualTo(1);
        });
        try (Storage storage = Storage.open(database)) {
            assertThat(storage.outbox().find(owed.get()).orElseThrow().unsure()).isTrue();
            List<Post> due = storage.outbox().due(NOW, 9);
            assertThat(due).isNotEmpty();
            assertThat(storage.outbox()
                            .find(owed.get() + Outbox.SINCE_A_BACKUP + 1)
                            .flatMap(Post::match))
                    .contains("m");
        }
    }

    /** The service knows a post by its id, and would take another one with that id for sent. */
    @Test
    void noPostHasTheIdOfOneThatWasSentSinceTheBackup() {
        NewPost post = NewPost.of("m", "s/c", "story", "{}");
        long lost;
        try (Storage storage = Storage.open(database)) {
            storage.outbox().add(post, NOW);
            lost = storage.outbox().add(post, NOW);
        }
        new Restore(backup, database).run(NOW, storage -> {
            storage.outbox().add(post, NOW);
            restored(storage);
        });
        try (Storage storage = Storage.open(database)) {
            assertThat(storage.outbox().due(NOW, 9))
                    .as("what the backup owed, and that it was put back")
                    .extracting(Post::id)
                    .noneMatch(id -> id == lost);
            assertThat(storage.outbox().add(post, NOW)).isGreaterThan(lost);
        }
    }

    /** Else a bot that is started then would send again what the backup owes. */
    @Test
    void aBackupThatCannotBeMadeReadyDoesNotComeToItsPlace() throws IOException {
        assertThatThrownBy(() -> new Restore(backup, database).run(NOW, storage -> {
                    throw new IllegalStateException("stopped");
                }))
                .hasMessage("stopped");
        assertThat(version(database)).isEqualTo(2);
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left.map(file -> file.getFileName().toString()))
                    .noneMatch(name -> name.startsWith(".restore-") || name.contains(".before-"));
        }
    }

    /** What SQLite says of a disk on which nothing is left but what it needs beside the file says nothing of a disk. */
    @Test
    void aFullDiskIsToldAsOneWhateverFailedOnIt() throws IOException {
        Consumer<Storage> failing = storage -> {
            throw new Failures("copy.db").of(Problem.FAILED, "I/O error within xShmMap");
        };
        assertThatThrownBy(() -> new Restore(backup, database, there -> 20_000).run(NOW, failing))
                .hasMessage(
                        "The disk that holds the database %s is full; make room there. Nothing was changed.", database);
        assertThatThrownBy(() -> new Restore(backup, database, there -> 2_000_000).run(NOW, failing))
                .hasMessageContaining("I/O error within xShmMap");
        assertThat(version(database)).isEqualTo(2);
    }

    /** Whose service starts it anew meanwhile has the database: the backup does not come to its place. */
    @Test
    void whoOpensTheDatabaseMeanwhileKeepsIt() {
        AtomicReference<Storage> running = new AtomicReference<>();
        assertThatThrownBy(() -> new Restore(backup, database).run(NOW, storage -> running.set(Storage.open(database))))
                .isInstanceOfSatisfying(
                        StorageException.class, e -> assertThat(e.problem()).isEqualTo(Problem.IN_USE));
        try (Storage kept = running.get()) {
            assertThat(kept.matches().find("m").orElseThrow().version()).isEqualTo(2);
        }
    }

    private static Restored restore(Path backup, Path database, Instant now) {
        return new Restore(backup, database).run(now, storage -> {});
    }

    private static long version(Path file) {
        try (Storage storage = Storage.open(file)) {
            return storage.matches().find("m").orElseThrow().version();
        }
    }

    private static int restored(Storage storage) {
        return storage.restored(NOW, NewPost.loose("", "story", "{told}"));
    }
}
