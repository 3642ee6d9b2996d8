package strategos.bot.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.discord.fake.FakeHands;
import strategos.bot.host.mail.Envelopes;
import strategos.bot.host.mail.OutboxWriter;
import strategos.engine.text.Line;
import strategos.engine.text.Text;
import strategos.storage.Lease;
import strategos.storage.NewPost;
import strategos.storage.PostgresAddress;
import strategos.storage.PostgresServer;
import strategos.storage.Secret;
import strategos.storage.Storage;

/**
 * Two processes with the same shards over one database, while posts are owed all the time: one works, the other waits for its
 * end. Whichever way the first goes, each post is in its channel exactly once and in its order.
 */
class SharedDatabaseTest {
    private static final List<String> CHANNELS = List.of("agora", "stoa", "grove");
    private static final Pattern NUMBER = Pattern.compile("for ([\\d,]+) days?:");
    private static final Duration PATIENCE = Duration.ofSeconds(90);
    private static final long BETWEEN_POSTS = 60;

    private final Random random = new Random(7);
    private final List<BotProcess> children = new ArrayList<>();
    private final Map<String, Integer> owed = new LinkedHashMap<>();
    private final List<Long> takeovers = new ArrayList<>();
    private FakeDiscord discord;
    private Storage storage;
    private String url;
    private volatile boolean feeding = true;

    @TempDir
    private Path folder;

    @BeforeEach
    void open() throws Exception {
        Assumptions.assumeTrue(PostgresServer.shared().isPresent(), "no PostgreSQL can run here");
        url = PostgresServer.shared().get().migratedUrl();
        storage = Storage.open(new PostgresAddress(Secret.of(url), Optional.empty(), Optional.empty()));
        discord = FakeDiscord.open();
        CHANNELS.stream().skip(1).forEach(discord::channel);
        child();
        child();
        awaitChildren();
        for (String channel : CHANNELS) {
            alice(channel)
                    .types("match new", Map.of("game", "duel", "scenario", "foils"))
                    .answer();
            owed.put(channel, 0);
        }
        assertThat(storage.matches().count()).isEqualTo(CHANNELS.size());
    }

    @AfterEach
    void close() throws Exception {
        feeding = false;
        for (BotProcess child : children) {
            child.kill();
        }
        if (storage != null) {
            storage.close();
            discord.close();
        }
    }

    @Test
    void whenOneIsFrozenOrKilledTheOtherGoesOnAndNothingIsLostDoubledOrOutOfOrder() throws Exception {
        Thread feeder = Thread.ofPlatform().start(this::feed);
        for (int i = 0; i < Integer.getInteger("strategos.freezes", 1); i++) {
            Thread.sleep(random.nextInt(1_500));
            BotProcess holder = holder();
            holder.freeze();
            awaitTakeover(holder);
            holder.wake();
        }
        for (int i = 0; i < Integer.getInteger("strategos.kills", 1); i++) {
            if (i > 0) {
                child();
                awaitChildren();
            }
            Thread.sleep(random.nextInt(1_500));
            BotProcess holder = holder();
            holder.kill();
            children.remove(holder);
            awaitTakeover(holder);
        }
        feeding = false;
        feeder.join();
        assertAllSaidOnceInOrder();
        assertThat(takeovers)
                .allMatch(nanos ->
                        nanos < SharingChild.PACE.lease().plusSeconds(15).toNanos());
        System.out.println("posts " + owed + ", until another process posted (ms): "
                + takeovers.stream()
                        .map(TimeUnit.NANOSECONDS::toMillis)
                        .sorted()
                        .toList());
        assertThat(alice("agora").types("match status").answer()).isNotNull();
    }

    @Test
    void whoEndsInOrderLeavesTheRestToTheOtherAtOnce() throws Exception {
        Thread feeder = Thread.ofPlatform().start(this::feed);
        BotProcess holder = holder();
        long began = System.nanoTime();
        assertThat(holder.end()).isTrue();
        children.remove(holder);
        awaitTakeover(holder);
        feeding = false;
        feeder.join();
        assertAllSaidOnceInOrder();
        System.out.println(
                "an orderly end with the hand-over (ms): " + TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began));
        assertThat(alice("stoa").types("match status").answer()).isNotNull();
    }

    private void feed() {
        OutboxWriter writer = new OutboxWriter(new Envelopes());
        Map<String, String> matches = new LinkedHashMap<>();
        CHANNELS.forEach(channel -> matches.put(
                channel,
                storage.matches()
                        .livingIn(
                                discord.ref(channel).guild(),
                                discord.ref(channel).channel())
                        .orElseThrow()));
        while (feeding) {
            for (String channel : CHANNELS) {
                int number = owed.merge(channel, 1, Integer::sum);
                NewPost said = writer.notice(
                        new Line(Text.of("host.asleep.idle", "match", matches.get(channel), "days", number)));
                storage.outbox()
                        .add(
                                NewPost.of(
                                        matches.get(channel),
                                        discord.ref(channel).word(),
                                        said.kind(),
                                        said.payload()),
                                Instant.now());
            }
            pause(BETWEEN_POSTS);
        }
    }

    private void assertAllSaidOnceInOrder() {
        await("all is sent", () -> storage.outbox().owed() == 0);
        owed.forEach((channel, most) -> assertThat(said(channel))
                .as(channel)
                .isEqualTo(IntStream.rangeClosed(1, most).boxed().toList()));
    }

    /** The numbers that stand in the channel. */
    private List<Integer> said(String channel) {
        return discord.posted(channel).stream()
                .map(message -> NUMBER.matcher(message.text()))
                .filter(Matcher::find)
                .map(found -> Integer.valueOf(found.group(1).replace(",", "")))
                .toList();
    }

    /** Until another process than that one has posted. */
    private void awaitTakeover(BotProcess before) {
        long began = System.nanoTime();
        await(
                "another process has the slots",
                () -> storage.leases().held().stream()
                        .map(SharedDatabaseTest::pid)
                        .anyMatch(pid -> pid != before.pid()));
        int now = said("agora").size();
        await("another process posts", () -> said("agora").size() > now + 1);
        takeovers.add(System.nanoTime() - began);
    }

    private BotProcess holder() {
        await("somebody has the slots", () -> !storage.leases().held().isEmpty());
        long pid = pid(storage.leases().held().getFirst());
        return children.stream().filter(child -> child.pid() == pid).findFirst().orElseThrow();
    }

    private static long pid(Lease lease) {
        String[] parts = lease.holder().split("-", -1);
        return Long.parseLong(parts[parts.length - 2]);
    }

    private FakeHands alice(String channel) {
        return discord.hands(discord.person("Alice"), channel);
    }

    private void child() throws IOException {
        children.add(
                SharingChild.start(url, discord.settings(), folder.resolve("child-" + System.nanoTime() + ".txt")));
    }

    private void awaitChildren() {
        await(
                "all children work",
                () -> children.stream().allMatch(child -> child.said().contains(SharingChild.OPEN + "\n")));
    }

    private void await(String what, BooleanSupplier so) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!so.getAsBoolean()) {
            if (System.nanoTime() > end) {
                children.forEach(child -> System.out.println(child.pid() + "\n" + child.said()));
                throw new AssertionError("waited in vain until " + what + "; now is " + Instant.now() + "; held: "
                        + storage.leases().held() + "; owed: "
                        + storage.outbox().due(Instant.now().plus(PATIENCE), 9));
            }
            pause(50);
        }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
