package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.discord.fake.FakeHands;
import strategos.bot.discord.fake.FakeInteraction;
import strategos.bot.wiring.SharedTables;

/** What one process may no more know, or has to forget because of another one. */
class PartingTest {
    private static final String HERE = "table-0";
    private static final String ELSEWHERE = "table-1";

    /** Longer than a statement of the bot's waits for a lock. */
    private static final Duration LONG = Duration.ofSeconds(7);

    @TempDir
    private Path folder;

    private SharedTables tables;

    @BeforeEach
    void open() throws Exception {
        tables = SharedTables.inServers(folder, 2);
    }

    @AfterEach
    void close() {
        if (tables != null) {
            tables.close();
        }
    }

    /** What it has taken in it answers before it leaves. */
    @Test
    void aProcessThatDoesNotHearOfItsSlotsLeavesDiscordUntilItDoes() throws Exception {
        tables.host(2, 0, 1);
        tables.await("both shards are there", () -> tables.discord().connected() == 2);
        tables.begin();
        int logins = tables.discord().logins();
        tables.feed();
        try (Connection connection = tables.connection();
                Statement statement = connection.createStatement()) {
            nobodyRenews(connection, statement);
            FakeInteraction asked = tables.discord()
                    .hands(tables.discord().person("Carol"), HERE)
                    .types("match join", Map.of("seat", "red", "omen", "an owl"));
            assertThat(asked.answer()).isNotNull();
            tables.await("both have left", () -> tables.discord().connected() == 0);
            // Long enough that the server has refused whoever waited, and slots were given up.
            SharedTables.pause(LONG.toMillis());
            assertThat(tables.discord().connected()).isZero();
            assertThat(tables.discord().logins()).isEqualTo(logins);
            connection.commit();
        }
        tables.await("both are back", () -> tables.discord().connected() == 2);
        tables.awaitSaying(HERE);
        tables.fed();
        tables.assertAllSaidOnceInOrder();
        assertThat(status(HERE)).isNotEmpty();
        assertThat(status(ELSEWHERE)).isNotEmpty();
    }

    private static void nobodyRenews(Connection connection, Statement statement) throws SQLException {
        connection.setAutoCommit(false);
        statement.execute("lock table lease in access exclusive mode");
    }

    @Test
    void whoeverIsForgottenLeavesTheMemoryOfOtherProcessesToo() throws Exception {
        tables.host(2, 0);
        tables.host(2, 1);
        tables.begin();
        for (String channel : new String[] {HERE, ELSEWHERE}) {
            FakeHands carol = tables.discord().hands(tables.discord().person("Carol"), channel);
            carol.types("match join", Map.of("seat", "red", "omen", "an owl")).answer();
        }
        assertThat(status(ELSEWHERE)).contains("Carol");

        tables.discord()
                .hands(tables.discord().person("Carol"), HERE)
                .types("match forget", Map.of("sure", "true"))
                .answer();

        assertThat(status(HERE)).doesNotContain("Carol");
        tables.await("the other process has forgotten", () -> !status(ELSEWHERE).contains("Carol"));
    }

    private String status(String channel) {
        return tables.alice(channel).types("match status").answer().text();
    }
}
