package strategos.bot.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.discord.fake.FakeHands;

/** What one process has to forget because of another one. */
class PartingTest {
    private static final String HERE = "table-0";
    private static final String ELSEWHERE = "table-1";

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
