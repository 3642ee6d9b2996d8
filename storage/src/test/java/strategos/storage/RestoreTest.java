package strategos.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static strategos.storage.Sample.NOW;
import static strategos.storage.Sample.order;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.storage.Post.NewPost;
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
        Path before = new Restore(backup, database).run(NOW).orElseThrow();

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
        assertThat(new Restore(backup, database).run(NOW)).isEmpty();
        assertThat(version(database)).isEqualTo(1);
    }

    @Test
    void aDamagedDatabaseIsSetAsideAsItIs() throws IOException {
        Files.writeString(database, "burnt");
        Path before = new Restore(backup, database).run(NOW).orElseThrow();
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
