package strategos.bot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.storage.PostgresServer;
import strategos.storage.Storage;
import strategos.storage.access.PostgresAddress;
import strategos.storage.access.Secret;
import strategos.storage.slot.Leases;

/** What an operator types who keeps matches on a PostgreSQL server. */
class ServerDatabaseTest {
    private static final String SOLITAIRE =
            "@ann /match new game:xenophon scenario:solitaire\n@ann /match join seat:alpha\n@ann /match start\n";

    @TempDir
    private Path folder;

    private final LauncherRun launcher = new LauncherRun();
    private String url;

    @BeforeEach
    void needed() {
        Assumptions.assumeTrue(PostgresServer.shared().isPresent(), "no PostgreSQL can run here");
        url = PostgresServer.shared().get().empty();
    }

    @Test
    void anEmptyDatabaseIsMadeReadyByCommandAndKeepsMatches() {
        assertThat(run("", "play", "--db", url)).isEqualTo(1);
        assertThat(err()).contains("run ./strategos database migrate").hasLineCount(1);
        assertThat(run("", "doctor", "--offline", "--db", url)).isEqualTo(1);
        assertThat(out())
                .contains("WRONG: the database postgresql:", "its schema is 0", "run ./strategos database migrate");

        assertThat(run("", "database", "migrate", "--db", url)).isZero();
        assertThat(out()).contains("is ready; its schema is ");
        assertThat(run(SOLITAIRE, "play", "--db", url, "--pictures", "none")).isZero();
        launcher.forgetOut();
        assertThat(run("/match list\n", "play", "--db", url, "--pictures", "none"))
                .isZero();
        assertThat(out()).contains("The march alone, running");
        assertThat(run("", "doctor", "--offline", "--db", url)).isZero();
        assertThat(out()).contains("well: the database postgresql:", "no other server has what postgresql:");
    }

    @ParameterizedTest
    @CsvSource({
        "synchronous_commit, off, tells what is not yet on its disk as stored",
        "default_transaction_read_only, on, only follows another server"
    })
    void aServerOnWhichNothingStartsIsWrongToTheDoctorToo(String setting, String value, String why)
            throws SQLException {
        assertThat(run("", "database", "migrate", "--db", url)).isZero();
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.execute(PostgresServer.atLogin(setting, value));
        }
        assertThat(run("/match list\n", "play", "--db", url, "--pictures", "none"))
                .isEqualTo(1);
        assertThat(err()).contains(why).hasLineCount(1);
        assertThat(run("", "doctor", "--offline", "--db", url)).isEqualTo(1);
        assertThat(out()).containsPattern("WRONG: .*" + why).contains("One thing is wrong");
    }

    @Test
    void aConsoleIsRefusedWhileABotHasAPartOfTheDatabase() {
        assertThat(run("", "database", "migrate", "--db", url)).isZero();
        PostgresAddress address = new PostgresAddress(Secret.of(url), Optional.empty(), Optional.empty());
        try (Storage storage = Storage.open(address)) {
            storage.leases().acquire("a-bot", Set.of(7), Leases.TIME.multipliedBy(2));
            assertThat(run("/match list\n", "play", "--db", url, "--pictures", "none"))
                    .isEqualTo(1);
            assertThat(err()).contains("is in use by another bot").hasLineCount(1);
            storage.leases().release("a-bot", Set.of(7));
            assertThat(run("/match list\n", "play", "--db", url, "--pictures", "none"))
                    .isZero();
            assertThat(storage.leases().held()).as("let go of at the end").isEmpty();
        }
    }

    @Test
    void theSettingsNameItToo() throws IOException {
        Path settings = Files.writeString(folder.resolve("s.yaml"), "database:\n  url: \"" + url + "\"\n");
        String file = settings.toString();
        assertThat(run("", "database", "migrate", "--settings", file)).isZero();
        assertThat(run("/match games\n", "play", "--settings", file, "--pictures", "none"))
                .isZero();
    }

    @Test
    void aFilesMatchesGoOnFromTheServerWithTheSameDice() {
        String file = folder.resolve("matches.db").toString();
        run(SOLITAIRE, "play", "--db", file, "--pictures", "none");

        assertThat(run("", "database", "copy", "--from", file, "--to", url)).isZero();
        assertThat(out()).contains("has all that ", "one match, ");
        launcher.forgetOut();
        assertThat(run(
                        "@ann /match resign\n@ann /match list\n@ann /dice verify\n",
                        "play",
                        "--db",
                        url,
                        "--pictures",
                        "none"))
                .isZero();
        // The rolls that fell before the copy, the salt and the chains' ends go along.
        assertThat(out()).contains("The march alone").containsPattern("All( \\d+)? published rolls are proven");
        assertThat(run("", "database", "copy", "--from", file, "--to", url)).isEqualTo(1);
        assertThat(err()).contains("is not empty").hasLineCount(1);
    }

    @Test
    void whereTheServerWentBackToABackupThePlayersAreTold() {
        run("", "database", "migrate", "--db", url);
        run(SOLITAIRE, "play", "--db", url, "--pictures", "none");
        PostgresAddress address = new PostgresAddress(Secret.of(url), Optional.empty(), Optional.empty());
        try (Storage storage = Storage.open(address)) {
            storage.leases().acquire("a-bot", Set.of(7), Leases.TIME.multipliedBy(2));
            assertThat(run("", "database", "restored", "--db", url)).isEqualTo(1);
            assertThat(err()).contains("is in use by another bot").hasLineCount(1);
            storage.leases().release("a-bot", Set.of(7));
            launcher.forgetOut();

            assertThat(run("", "database", "restored", "--db", url)).isZero();
            assertThat(out()).contains("One match runs in it, and is told so");
            assertThat(storage.leases().held()).as("let go of at the end").isEmpty();
        }
        launcher.forgetOut();
        run("/match list\n", "play", "--db", url, "--pictures", "none");
        assertThat(out()).contains("was brought back from a backup of ", "The march alone, running");
    }

    @Test
    void aServersBackupsAreItsOwn() throws IOException {
        Path backup = Files.writeString(folder.resolve("backup.db"), "whatever");
        assertThat(run("", "restore", "--db", url, backup.toString())).isEqualTo(1);
        assertThat(err())
                .contains("go back to one of the server's own backups", "./strategos database restored")
                .hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "database migrate --db matches.db",
                "database copy --from /no/such.db --to jdbc:postgresql:x",
                "database migrate --db jdbc:postgresql://localhost:1/x?password=hushhush"
            })
    void whatCannotBeDoneIsToldInOneLine(String arguments) {
        assertThat(run("", arguments.split(" "))).isEqualTo(1);
        assertThat(err()).startsWith("strategos: ").hasLineCount(1).doesNotContain("hush");
    }

    private int run(String in, String... arguments) {
        return launcher.run(Map.of("XDG_DATA_HOME", folder.toString()), in, arguments);
    }

    private String out() {
        return launcher.out();
    }

    private String err() {
        return launcher.err();
    }
}
