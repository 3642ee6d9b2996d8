package strategos.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static strategos.storage.Sample.NOW;
import static strategos.storage.Sample.order;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import strategos.storage.Post.NewPost;
import strategos.storage.Restore.Restored;
import strategos.storage.StorageException.Problem;

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
            backup = storage.backup(folder.resolve("backups")).make(NOW);
            Sample.apply(storage, order("m", 1).dice(Secret.of("{}")));
        }
    }

    @Test
    void theBackupTakesThePlaceAndWhatWasThereIsKept() throws IOException {
        Path before = new Restore(backup, database).run(NOW).before().orElseThrow();

        assertThat(version(database)).isEqualTo(1);
        assertThat(version(before)).isEqualTo(2);
        assertThat(version(backup)).as("the backup stays").isEqualTo(1);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString())).noneMatch(name -> name.startsWith(".restore"));
        }
    }

    @Test
    void whereNothingIsLeftItIsPutThereAlone() throws IOException {
        Files.delete(database);
        assertThat(new Restore(backup, database).run(NOW)).isEqualTo(new Restored(Optional.empty(), true));
        assertThat(version(database)).isEqualTo(1);
    }

    @Test
    void aDamagedDatabaseIsSetAsideAsItIs() throws IOException {
        Files.writeString(database, "burnt");
        Path before = new Restore(backup, database).run(NOW).before().orElseThrow();
        assertThat(before).hasContent("burnt");
        assertThat(version(database)).isEqualTo(1);
    }

    @Test
    void whatIsNoBackupOrDamagedChangesNothing() throws IOException {
        Path strange =
                Files.writeString(folder.resolve("strange.db"), "not one, but long enough to be read as a header");
        assertThatThrownBy(() -> new Restore(strange, database).run(NOW))
                .isInstanceOfSatisfying(
                        StorageException.class, e -> assertThat(e.problem()).isEqualTo(Problem.NOT_A_DATABASE));

        byte[] half = Files.readAllBytes(backup);
        Path cut = Files.write(folder.resolve("cut.db"), Arrays.copyOf(half, half.length / 2));
        assertThatThrownBy(() -> new Restore(cut, database).run(NOW)).isInstanceOf(StorageException.class);
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
        assertThatThrownBy(() -> new Restore(large, database).run(NOW))
                .hasMessage(
                        "The database %s is damaged (NULL value in zuletzt.value); use an older backup. Nothing was changed.",
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

        Path before = new Restore(dead, database).run(NOW).before().orElseThrow();
        assertThat(log).hasBinaryContent(unread);
        assertThat(version(database)).isEqualTo(7);
        new Restore(before, database).run(NOW.plusSeconds(1));
        assertThat(version(database)).isEqualTo(2);
    }

    @Test
    void aLogWithoutItsFileIsNotPlayedIntoTheBackup() throws IOException {
        Path log = Files.writeString(folder.resolve("strategos.db-wal"), "left over");
        Files.delete(database);
        Path before = new Restore(backup, database).run(NOW).before().orElseThrow();
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
            assertThatThrownBy(() -> new Restore(nothing, database).run(NOW))
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
        new Restore(backup, database).run(NOW);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(database)))
                .isEqualTo("rw-------");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void inAServicesFolderItIsTheServices() throws IOException {
        Assumptions.assumeTrue("root".equals(System.getProperty("user.name")), "nobody else can give files away");
        String service = Sample.service(folder);
        assertThat(new Restore(backup, database).run(NOW).given()).isTrue();
        assertThat(Files.getOwner(database).getName()).isEqualTo(service);
    }

    @Test
    void aDatabaseInUseIsLeftAlone() {
        try (Storage running = Storage.open(database)) {
            assertThatThrownBy(() -> new Restore(backup, database).run(NOW))
                    .isInstanceOfSatisfying(
                            StorageException.class, e -> assertThat(e.problem()).isEqualTo(Problem.IN_USE));
            assertThat(running.matches().find("m").orElseThrow().version()).isEqualTo(2);
        }
    }

    @Test
    void whatItOwesMayHaveBeenSentAndMatchesThatRunAreTold() {
        new Restore(backup, database).run(NOW);
        try (Storage storage = Storage.open(database)) {
            long owed = storage.outbox().add(NewPost.of("m", "s/c", "story", "{}"), NOW);
            assertThat(storage.outbox().restored(NOW, NewPost.loose("", "story", "{told}")))
                    .isEqualTo(1);
            assertThat(storage.outbox().find(owed).orElseThrow().unsure()).isTrue();
            List<Post> due = storage.outbox().due(NOW, 9);
            assertThat(due).isNotEmpty();
            assertThat(storage.outbox().find(owed + 1).flatMap(Post::match)).contains("m");
        }
    }

    private static long version(Path file) {
        try (Storage storage = Storage.open(file)) {
            return storage.matches().find("m").orElseThrow().version();
        }
    }
}
