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
 * A process and another with the same shards over one database, while posts are owed all the time: one works, the other
 * waits for its end. Whichever way the first goes, each post is in its channel exactly once and in its order.
 */
class SharedDatabaseTest {
    private final Random random = new Random(7);
    private final List<Long> takeovers = new ArrayList<>();
    private SharedTables tables;
    private BotProcess child;

    /** Whoever is neither frozen nor killed may as well live in this process, which has started already. */
    private DiscordHost other;

    @TempDir
    private Path folder;

    @BeforeEach
    void open() throws Exception {
        tables = SharedTables.inOneServer(folder);
        born();
        tables.await("it has the slots", () -> tables.holds(child));
        other = tables.host(0);
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
            child.freeze();
            awaitTakeover();
            child.wake();
            tables.awaitSaying("agora");
            whoEndsInOrderLeavesTheRestToTheOtherAtOnce();
        }
        for (int i = 0; i < Integer.getInteger("strategos.kills", 1); i++) {
            if (i > 0) {
                born();
                whoEndsInOrderLeavesTheRestToTheOtherAtOnce();
            }
            Thread.sleep(random.nextInt(1_500));
            child.kill();
            awaitTakeover();
        }
        System.out.println("posts " + tables.owed() + ", until another process posted (ms): "
                + takeovers.stream()
                        .map(TimeUnit.NANOSECONDS::toMillis)
                        .sorted()
                        .toList());
        tables.fed();
        tables.assertAllSaidOnceInOrder();
        for (String channel : List.of("agora", "stoa")) {
            assertThat(tables.alice(channel).types("match status").answer()).isNotNull();
        }
    }

    private void born() throws Exception {
        child = tables.child(Optional.empty());
        tables.awaitChildren();
    }

    private void whoEndsInOrderLeavesTheRestToTheOtherAtOnce() throws Exception {
        long began = System.nanoTime();
        other.close();
        tables.await("the child has the slots", () -> tables.holds(child));
        tables.awaitSaying("agora");
        System.out.println(
                "an orderly end with the hand-over (ms): " + TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began));
        other = tables.host(0);
    }

    /** Until another process than the child has posted. */
    private void awaitTakeover() {
        long began = System.nanoTime();
        tables.awaitAnother(child);
        tables.awaitSaying("agora");
        takeovers.add(System.nanoTime() - began);
    }
}
