package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.host.MovingClock;
import strategos.bot.port.ChannelRef;
import strategos.storage.Storage;

/**
 * How many requests with the bot's own token an order takes: all of them share what Discord allows a bot, 50 a second.
 * Answers to interactions are not among them.
 */
class RequestBudgetTest {
    private static final String OWN = "\\w+ /(?!interactions/|webhooks/).*";
    private static final Map<String, String> KINDS = Map.of(
            "posts", "POST /channels/\\d+/messages",
            "edits", "PATCH /channels/\\d+/messages/\\d+",
            "deletions", "DELETE /channels/\\d+/messages/\\d+",
            "looks", "GET /channels/.*",
            "people", "\\w+ /users/.*",
            "private", "\\w+ /(interactions|webhooks)/.*",
            "all", OWN);

    private static final int PLAYED = Integer.getInteger("strategos.requests", 20);

    /** Both look in vain so often before it is taken for a standstill. */
    private static final int PATIENCE = 500;

    /** Looks in a row, a hundredth of a second apart, without another request: a bot that says nothing has said all. */
    private static final int QUIET = 4;

    private static final double BUDGET = 1.5;

    @TempDir
    private Path folder;

    private final MovingClock clock = new MovingClock();

    @Test
    void anOrderOfSpartaTakesFewRequests() throws Exception {
        Path file = folder.resolve("match.db");
        Map<String, Long> before = new TreeMap<>();
        Map<String, Long> after = new TreeMap<>();
        ChannelRef where;
        try (HostedTable table = HostedTable.at(clock, file)) {
            table.begin("sparta", "archidamian", "sparta", "an owl", "athens");
            where = table.discord().ref(HostedTable.CHANNEL);
            Player first = new Player(table.alice(), new Random(1), 60);
            Player second = new Player(table.bob(), new Random(2), 60);
            quiet(table);
            KINDS.forEach((kind, like) -> before.put(kind, table.discord().requests(like)));
            int played = 0;
            for (int idle = 0; played < PLAYED && idle < PATIENCE; idle++) {
                clock.move(Duration.ofMinutes(1));
                if (first.plays() || second.plays()) {
                    played++;
                    idle = 0;
                }
                quiet(table);
            }
            KINDS.forEach((kind, like) -> after.put(kind, table.discord().requests(like) - before.get(kind)));
            assertThat(table.discord().refusals()).isEmpty();
        }
        try (Storage storage = Storage.open(file)) {
            String match = storage.matches()
                    .inChannel(where.guild(), where.channel())
                    .orElseThrow()
                    .id();
            int orders = storage.journal().read(match, 1, Long.MAX_VALUE).size();
            assertThat(orders).isGreaterThan(PLAYED / 2);
            assertThat((double) after.get("all") / orders)
                    .as("requests an order: %s of %s orders", after, orders)
                    .isLessThan(BUDGET);
        }
    }

    /** People leave a bot time to tell what happened; nothing that it owes is left out by being in a hurry. */
    private static void quiet(HostedTable table) throws InterruptedException {
        long seen = -1;
        for (int same = 0; same < QUIET; ) {
            Thread.sleep(10);
            long now = table.discord().requests(OWN);
            same = now == seen ? same + 1 : 0;
            seen = now;
        }
    }
}
