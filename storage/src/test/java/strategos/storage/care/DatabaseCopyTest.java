package strategos.storage.care;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static strategos.storage.Sample.NOW;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.storage.PostgresServer;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.access.PostgresAddress;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.care.Pruning.Retention;
import strategos.storage.database.Database;
import strategos.storage.database.PostgresDatabase;
import strategos.storage.database.SqliteDatabase;
import strategos.storage.database.postgres.PostgresSchema;
import strategos.storage.database.sqlite.Schema;
import strategos.storage.match.StoredMatch;
import strategos.storage.post.Post.NewPost;
import strategos.storage.slot.Leases;

class DatabaseCopyTest {
    @TempDir
    private Path folder;

    private Path file;
    private PostgresAddress server;

    @BeforeEach
    void needed() {
        Assumptions.assumeTrue(PostgresServer.shared().isPresent(), "no PostgreSQL can run here");
        file = folder.resolve("test.db");
        server = PostgresServer.address(PostgresServer.shared().get().empty());
    }

    @Test
    void everyTableIsCopied() {
        try (Database sqlite = SqliteDatabase.inMemory()) {
            assertThat(Schema.KEPT)
                    .containsExactlyInAnyOrderElementsOf(sqlite.read(
                            handle -> handle.createQuery("select name from sqlite_schema where type = 'table'"
                                            + " and name not like 'sqlite%' and name not like 'flyway%'"
                                            + " and name not in ('" + String.join("', '", Schema.OF_PROCESSES) + "')")
                                    .mapTo(String.class)
                                    .list()));
        }
    }

    @Test
    void matchesGoOnWhereTheyWereAndNoIdOfAPostIsGivenTwice() {
        long last;
        StoredMatch before;
        try (Storage storage = Storage.open(file)) {
            Sample.store(storage, "m");
            storage.matches().create(Sample.match("n", "elsewhere"), Sample.first("n"));
            Sample.playTo(storage, "m", 1_100);
            storage.settings().putGuild("guild", "a\0b");
            last = storage.outbox().add(NewPost.loose("place", "story", "{}"), NOW);
            storage.outbox().claim(NOW, NOW.plusSeconds(60), 9);
            storage.outbox().markSent(storage.outbox().find(last).orElseThrow(), "message", NOW);
            new Pruning(storage).prune(NOW.plus(Duration.ofDays(9)), Retention.USUAL);
            assertThat(storage.outbox().find(last)).isEmpty();
            before = storage.matches().find("m").orElseThrow();
        }

        Map<String, Long> rows = new DatabaseCopy(file, server).run();

        assertThat(rows).containsEntry("match", 2L).containsEntry("journal", 1_100L);
        try (Storage from = Storage.open(file);
                Storage to = Storage.open(server)) {
            assertThat(to.matches().find("m")).contains(before);
            assertThat(to.journal().read("m", 1, 9_999))
                    .isEqualTo(from.journal().read("m", 1, 9_999));
            assertThat(to.matches().dice("m")).isEqualTo(from.matches().dice("m"));
            assertThat(to.settings().guild("guild")).contains("ab");
            assertThat(to.outbox().add(NewPost.loose("place", "story", "{}"), NOW))
                    .isGreaterThan(last);
            Sample.playTo(to, "m", 1_101);
        }
    }

    @Test
    void whatHasRowsAlreadyIsNotWrittenTo() {
        try (Storage storage = Storage.open(file)) {
            Sample.store(storage, "m");
        }
        new DatabaseCopy(file, server).run();
        assertThatThrownBy(() -> new DatabaseCopy(file, server).run())
                .isInstanceOfSatisfying(
                        StorageException.class, e -> assertThat(e.problem()).isEqualTo(Problem.NOT_EMPTY));
    }

    @Test
    void whatIsRefusedChangesNeither() throws IOException {
        assertThatThrownBy(() -> new DatabaseCopy(file, server).run())
                .hasMessage("There is no database in %s; name another file.", file);
        Files.writeString(file, "The diary of a general.");
        assertThatThrownBy(() -> new DatabaseCopy(file, server).run()).isInstanceOf(StorageException.class);
        Files.delete(file);
        try (Storage storage = Storage.open(file)) {
            Sample.store(storage, "m");
            assertThatThrownBy(() -> new DatabaseCopy(file, server).run())
                    .isInstanceOfSatisfying(
                            StorageException.class, e -> assertThat(e.problem()).isEqualTo(Problem.IN_USE));
        }
        assertThat(PostgresDatabase.look(server).schema()).isZero();

        new PostgresSchema(server).migrate("12");
        PostgresServer.run(server, "insert into guild_settings values ('guild', '{}')");
        assertThatThrownBy(() -> new DatabaseCopy(file, server).run())
                .isInstanceOfSatisfying(
                        StorageException.class, e -> assertThat(e.problem()).isEqualTo(Problem.NOT_EMPTY));
        assertThat(PostgresDatabase.look(server).schema()).isEqualTo(12);
    }

    /** It keeps in memory what it has read of an empty database. */
    @Test
    void underABotThatWorksThereNothingIsCopied() {
        try (Storage storage = Storage.open(file)) {
            Sample.store(storage, "m");
        }
        PostgresDatabase.migrate(server);
        try (Storage storage = Storage.open(server)) {
            storage.leases().acquire("a-bot", Set.of(7), Leases.TIME);
            assertThatThrownBy(() -> new DatabaseCopy(file, server).run())
                    .isInstanceOfSatisfying(
                            StorageException.class, e -> assertThat(e.problem()).isEqualTo(Problem.IN_USE));
            storage.leases().release("a-bot", Set.of(7));
            assertThat(new DatabaseCopy(file, server).run()).containsEntry("match", 1L);
        }
    }

    /** It was not there yet when that was looked at first. */
    @Test
    void underABotThatBeginsToWorkThereMeanwhileNothingIsCopied() throws Exception {
        try (Storage storage = Storage.open(file)) {
            Sample.store(storage, "m");
        }
        PostgresDatabase.migrate(server);
        try (Storage storage = Storage.open(server);
                ExecutorService executor = Executors.newSingleThreadExecutor()) {
            Future<?> copy = storage.database().write(handle -> {
                handle.execute("insert into lease values (7, 'a-bot', 1, "
                        + storage.database().now() + " + 9000)");
                Future<?> begun = executor.submit(() -> new DatabaseCopy(file, server).run());
                // It waits for this transaction where it looks again; else it is done by then.
                assertThatThrownBy(() -> begun.get(1, TimeUnit.SECONDS)).isInstanceOf(TimeoutException.class);
                return begun;
            });

            assertThatThrownBy(copy::get)
                    .cause()
                    .isInstanceOfSatisfying(
                            StorageException.class, e -> assertThat(e.problem()).isEqualTo(Problem.IN_USE));
            assertThat(storage.matches().count()).isZero();
        }
    }

    @Test
    void aCopyThatDoesNotWorkLeavesNothing() {
        try (Storage storage = Storage.open(file)) {
            Sample.store(storage, "m");
        }
        PostgresDatabase.migrate(server);
        try (Storage storage = Storage.open(server)) {
            storage.database()
                    .write(handle -> handle.execute("alter table seat add constraint none check (ordinal < 1)"));
        }
        assertThatThrownBy(() -> new DatabaseCopy(file, server).run())
                .isInstanceOf(StorageException.class)
                .hasMessageContaining("postgresql:");
        try (Storage storage = Storage.open(server)) {
            assertThat(storage.matches().count()).isZero();
        }
    }
}
