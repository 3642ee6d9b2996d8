package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.wiring.DiscordHost;
import strategos.bot.wiring.SharedTables;

/**
 * The number of shards is doubled and halved under way: those of the new number wait for the ends of the old ones, a slot is
 * always one process's, and every server goes on where it was.
 */
class ReshardingTest {
    private static final int SERVERS = 8;

    @TempDir
    private Path folder;

    private SharedTables tables;

    @BeforeEach
    void open() throws Exception {
        tables = SharedTables.inServers(folder, SERVERS);
    }

    @AfterEach
    void close() throws Exception {
        if (tables != null) {
            tables.close();
        }
    }

    @Test
    void fromTwoToFourAndBackUnderLoadNothingIsLostDoubledOrOutOfOrder() throws Exception {
        List<DiscordHost> now = hosts(2);
        tables.begin();
        tables.feed();
        for (int shards : IntStream.range(0, 2 * Integer.getInteger("strategos.reshardings", 1))
                .map(i -> i % 2 == 0 ? 4 : 2)
                .toArray()) {
            List<DiscordHost> next = hosts(shards);
            now.forEach(DiscordHost::close);
            long began = System.nanoTime();
            IntStream.range(0, SERVERS).forEach(i -> tables.awaitSaying("table-" + i));
            Duration took = Duration.ofNanos(System.nanoTime() - began);
            System.out.println("to " + shards + " shards: every server goes on after " + took.toMillis() + " ms");
            assertThat(tables.alice("table-" + (shards + 1))
                            .types("match status")
                            .answer())
                    .isNotNull();
            now = next;
        }
        tables.fed();
        tables.assertAllSaidOnceInOrder();
    }

    private List<DiscordHost> hosts(int shards) throws Exception {
        List<DiscordHost> hosts = new ArrayList<>();
        for (int shard = 0; shard < shards; shard++) {
            hosts.add(tables.host(shards, shard));
        }
        return hosts;
    }
}
