package strategos.bot.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two processes with the same shards over one database, while posts are owed all the time: one works, the other waits for its
 * end. Whichever way the first goes, each post is in its channel exactly once and in its order.
 */
class SharedDatabaseTest {
    private final Random random = new Random(7);
    private final List<Long> takeovers = new ArrayList<>();
    private SharedTables tables;

    @TempDir
    private Path folder;

    @BeforeEach
    void open() throws Exception {
        tables = SharedTables.inOneServer(folder);
        tables.child(Optional.empty());
        tables.child(Optional.empty());
        tables.awaitChildren();
        tables.begin();
        tables.feed();
    }

    @AfterEach
    void close() throws Exception {
        if (tables != null) {
            tables.close();
        }
    }

    @Test
    void whenOneIsFrozenOrKilledOrEndsTheOtherGoesOnAndNothingIsLostDoubledOrOutOfOrder() throws Exception {
        for (int i = 0; i < Integer.getInteger("strategos.freezes", 1); i++) {
            Thread.sleep(random.nextInt(1_500));
            BotProcess holder = tables.holder();
            holder.freeze();
            awaitTakeover(holder);
            holder.wake();
        }
        for (int i = 0; i < Integer.getInteger("strategos.kills", 1); i++) {
            if (i > 0) {
                tables.child(Optional.empty());
                tables.awaitChildren();
            }
            Thread.sleep(random.nextInt(1_500));
            BotProcess holder = tables.holder();
            holder.kill();
            awaitTakeover(holder);
        }
        System.out.println("posts " + tables.owed() + ", until another process posted (ms): "
                + takeovers.stream()
                        .map(TimeUnit.NANOSECONDS::toMillis)
                        .sorted()
                        .toList());
        whoEndsInOrderLeavesTheRestToTheOtherAtOnce();
    }

    private void whoEndsInOrderLeavesTheRestToTheOtherAtOnce() throws Exception {
        BotProcess holder = tables.holder();
        // Whoever is neither frozen nor killed may as well live in this process, which has started already.
        tables.host(0);
        long began = System.nanoTime();
        assertThat(holder.end()).isTrue();
        awaitTakeover(holder);
        tables.fed();
        tables.assertAllSaidOnceInOrder();
        System.out.println(
                "an orderly end with the hand-over (ms): " + TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began));
        for (String channel : List.of("agora", "stoa")) {
            assertThat(tables.alice(channel).types("match status").answer()).isNotNull();
        }
    }

    /** Until another process than that one has posted. */
    private void awaitTakeover(BotProcess before) {
        long began = System.nanoTime();
        tables.awaitAnother(before);
        tables.awaitSaying("agora");
        takeovers.add(System.nanoTime() - began);
    }
}
