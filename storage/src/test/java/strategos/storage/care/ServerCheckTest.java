package strategos.storage.care;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.postgresql.PGConnection;
import org.postgresql.replication.LogSequenceNumber;
import org.postgresql.replication.PGReplicationStream;
import strategos.storage.PostgresServer;
import strategos.storage.Storage;
import strategos.storage.access.PostgresAddress;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.database.PostgresDatabase;
import strategos.storage.slot.Lease;
import strategos.storage.slot.Leases;

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
        PostgresServer server = PostgresServer.shared().orElseThrow();
        PostgresAddress address = server.migrated();
        try {
            server.standby("gone");
            Thread.sleep(1_000); // until each of the server's processes has read it
            assertThat(problems(address)).containsExactly(Problem.NO_STANDBY);
            assertThat(check(address).refusals().getFirst()).hasMessageContaining("gone");
        } finally {
            server.standby("");
        }
    }

    @Test
    void asManyCopiesAreToBeThereAsTheServerWaitsFor() throws Exception {
        PostgresServer server = PostgresServer.shared().orElseThrow();
        PostgresAddress address = server.migrated();
        try (Connection one = follower(server, "one")) {
            LogSequenceNumber from = written(one);
            PGReplicationStream copied = one.unwrap(PGConnection.class)
                    .getReplicationAPI()
                    .replicationStream()
                    .physical()
                    .withStartPosition(from)
                    .start();
            copied.setFlushedLSN(from);
            for (String names :
                    List.of("one", "*", "gone, one", "any 1 (gone, one)", "FIRST 1 (gone, one)", "1 (one)")) {
                waitFor(server, names, copied);
                assertThat(problems(address)).as(names).isEmpty();
            }
            for (String names : List.of("gone", "FIRST 2 (one, gone)", "ANY 2 (one, gone)", "2(*)", "FIRST 1 (gone)")) {
                waitFor(server, names, copied);
                assertThat(problems(address)).as(names).containsExactly(Problem.NO_STANDBY);
            }
        } finally {
            server.standby("");
        }
    }

    /** How far the server has written: what it did before that may be gone. */
    private static LogSequenceNumber written(Connection follower) throws SQLException {
        try (Statement statement = follower.createStatement();
                ResultSet system = statement.executeQuery("IDENTIFY_SYSTEM")) {
            system.next();
            return LogSequenceNumber.valueOf(system.getString("xlogpos"));
        }
    }

    /** A connection as another server has it that copies this one. */
    private static Connection follower(PostgresServer server, String name) throws SQLException {
        Properties asked = new Properties();
        asked.setProperty("replication", "true");
        asked.setProperty("assumeMinServerVersion", "10");
        asked.setProperty("preferQueryMode", "simple");
        asked.setProperty("ApplicationName", name);
        return DriverManager.getConnection(server.migratedUrl(), asked);
    }

    /** Until each of the server's processes has read the setting, and knows how far its copy is. */
    private static void waitFor(PostgresServer server, String names, PGReplicationStream copied) throws Exception {
        server.standby(names);
        Thread.sleep(250);
        while (copied.readPending() != null) {
            copied.setFlushedLSN(copied.getLastReceiveLSN());
        }
        copied.forceUpdateStatus();
        Thread.sleep(250);
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
