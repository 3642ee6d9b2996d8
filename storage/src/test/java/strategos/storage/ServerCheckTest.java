package strategos.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.storage.StorageException.Problem;

/** What a bot would meet on a server is found without one. */
class ServerCheckTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void needed() {
        Assumptions.assumeTrue(PostgresServer.shared().isPresent(), "no PostgreSQL can run here");
    }

    @Test
    void aServerOnWhichABotStartsIsNotRefusedNorIsAnythingWrittenThere() {
        PostgresAddress address = PostgresServer.shared().orElseThrow().migrated();
        ServerCheck found = check(address);
        assertThat(found.refusals()).isEmpty();
        assertThat(found.durability().replicated()).isFalse();
        try (Storage storage = Storage.open(address)) {
            assertThat(storage.leases().held()).isEmpty();
            assertThat(storage.leases().acquire("a", Set.of(0), Leases.TIME))
                    .extracting(Lease::term)
                    .containsExactly(1L);
        }
    }

    /** As a pooler may that undoes what a connection asks for, and as with a user who may only read. */
    @ParameterizedTest
    @CsvSource({
        "synchronous_commit, off, NOT_DURABLE",
        "synchronous_commit, local, NOT_DURABLE",
        "role, pg_read_all_data, NO_RIGHTS",
        "default_transaction_read_only, on, NOT_PRIMARY"
    })
    void whatABotIsRefusedIsFoundBefore(String setting, String value, Problem problem) {
        PostgresAddress address = PostgresServer.shared().orElseThrow().migrated();
        PostgresServer.run(address, PostgresServer.atLogin(setting, value));
        assertThat(problems(address)).containsExactly(problem);
        assertRefused(address, problem);
    }

    @Test
    void aServerThatWaitsForOneThatIsNotThereIsFoundWithoutWaiting() throws Exception {
        PostgresServer server = PostgresServer.durable().orElseThrow();
        PostgresAddress address = server.migrated();
        server.run("alter system set synchronous_standby_names = 'gone'");
        server.run("select pg_reload_conf()");
        Thread.sleep(1_000); // until each of the server's processes has read it
        assertThat(problems(address)).containsExactly(Problem.NO_STANDBY);
        assertThat(check(address).refusals().getFirst()).hasMessageContaining("gone");
    }

    @Test
    void aServerThatOnlyFollowsAnotherIsRefused() throws IOException {
        Assumptions.assumeTrue(System.getenv("STRATEGOS_TEST_POSTGRES") == null, "the server is somebody else's");
        try (EmbeddedPostgres first = server()) {
            PostgresDatabase.migrate(address(first));
        }
        Files.createFile(folder.resolve("standby.signal"));
        try (EmbeddedPostgres standby = server()) {
            PostgresAddress address = address(standby);
            assertThat(problems(address)).containsExactly(Problem.NOT_PRIMARY);
            assertRefused(address, Problem.NOT_PRIMARY);
        }
    }

    private EmbeddedPostgres server() throws IOException {
        return EmbeddedPostgres.builder()
                .setDataDirectory(folder)
                .setCleanDataDirectory(false)
                .start();
    }

    private static PostgresAddress address(EmbeddedPostgres server) {
        return PostgresServer.address(server.getJdbcUrl("postgres", "postgres"));
    }

    private static ServerCheck check(PostgresAddress address) {
        return ServerCheck.of(address, PostgresDatabase.look(address));
    }

    /** A server that cannot even be looked at is refused by that. */
    private static List<Problem> problems(PostgresAddress address) {
        try {
            return check(address).refusals().stream()
                    .map(StorageException::problem)
                    .toList();
        } catch (StorageException e) {
            return List.of(e.problem());
        }
    }

    private static void assertRefused(PostgresAddress address, Problem problem) {
        assertThatThrownBy(() -> {
                    try (Storage storage = Storage.open(address)) {
                        storage.leases().acquire("a", Set.of(0), Leases.TIME);
                    }
                })
                .isInstanceOfSatisfying(
                        StorageException.class, e -> assertThat(e.problem()).isEqualTo(problem));
    }
}
