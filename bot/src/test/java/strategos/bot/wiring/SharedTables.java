package strategos.bot.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assumptions;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.discord.fake.FakeHands;
import strategos.bot.host.Checkpoint;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.mail.OutboxWriter.Envelopes;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.PostgresServer;
import strategos.storage.Storage;
import strategos.storage.access.PostgresAddress;
import strategos.storage.access.Secret;
import strategos.storage.post.Post.NewPost;
import strategos.storage.slot.Lease;

/**
 * Channels before one database, and bots that share it, in this process or in others of their own. Posts that count are owed
 * in each channel as long as they are fed.
 */
public final class SharedTables implements AutoCloseable {
    public static final Duration PATIENCE = Duration.ofSeconds(90);

    /** How long a process has its slots that says nothing. */
    public static final Duration LEASE = SharingChild.PACE.lease();

    private static final Pattern NUMBER = Pattern.compile("for ([\\d,]+) days?:");
    private static final long BETWEEN_POSTS = 200;

    /**
     * A bot that is told of nothing looks again when the next post is due, or long after if none is owed. Nobody tells the
     * bots of these posts, so each is owed a while before it is due.
     */
    private static final Duration AHEAD = Duration.ofMillis(500);

    /** Nobody here minds connections to the chat service that are close together: other tests show that they are not. */
    private static final String EVERY_TURN_IS_NOW = """
            create function at_once() returns trigger language plpgsql as
                'begin new.next_at := 0; return new; end';
            create trigger at_once before insert or update on identify for each row execute function at_once()
            """;

    private final Path folder;
    private final List<String> channels;
    private final List<BotProcess> children = new ArrayList<>();
    private final List<DiscordHost> hosts = new ArrayList<>();
    private final Map<String, String> matches = new LinkedHashMap<>();
    private final Map<String, Integer> owed = new ConcurrentHashMap<>();
    private final FakeDiscord discord;
    private final Storage storage;
    private final String url;
    private Optional<Thread> feeder = Optional.empty();
    private volatile boolean feeding;

    private SharedTables(Path folder, FakeDiscord discord, String url, List<String> channels) {
        this.folder = folder;
        this.discord = discord;
        this.url = url;
        this.channels = channels;
        this.storage = Storage.open(new PostgresAddress(Secret.of(url), Optional.empty(), Optional.empty()));
    }

    /** Channels {@code agora}, {@code stoa} and {@code grove} of one server. */
    public static SharedTables inOneServer(Path folder) throws Exception {
        FakeDiscord discord = FakeDiscord.open();
        List<String> channels = List.of("agora", "stoa", "grove");
        channels.stream().skip(1).forEach(discord::channel);
        return new SharedTables(folder, discord, database(), channels);
    }

    /** Channels {@code table-0} and so on, each in a server of the slot with its number. */
    public static SharedTables inServers(Path folder, int count) throws Exception {
        FakeDiscord discord = FakeDiscord.open();
        List<String> channels =
                IntStream.range(0, count).mapToObj(i -> "table-" + i).toList();
        for (int i = 0; i < count; i++) {
            discord.channel(channels.get(i), Long.toString((64L + i) << 22 | 1));
        }
        return new SharedTables(folder, discord, database(), channels);
    }

    private static String database() throws SQLException {
        Assumptions.assumeTrue(PostgresServer.shared().isPresent(), "no PostgreSQL can run here");
        String url = PostgresServer.shared().get().migratedUrl();
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.execute(EVERY_TURN_IS_NOW);
        }
        return url;
    }

    public FakeDiscord discord() {
        return discord;
    }

    public Storage storage() {
        return storage;
    }

    public FakeHands alice(String channel) {
        return discord.hands(discord.person("Alice"), channel);
    }

    /** Begins a match in each channel. */
    public void begin() {
        for (String channel : channels) {
            alice(channel)
                    .types("match new", Map.of("game", "duel", "scenario", "foils"))
                    .answer();
            owed.put(channel, 0);
            matches.put(channel, living(channel));
        }
        assertThat(storage.matches().count()).isEqualTo(channels.size());
    }

    /** The match that was begun in a channel: one that is over since has left the channel. */
    public String match(String channel) {
        return matches.get(channel);
    }

    private String living(String channel) {
        return storage.matches()
                .livingIn(discord.ref(channel).guild(), discord.ref(channel).channel())
                .orElseThrow();
    }

    /** Owes posts from now on. */
    public void feed() {
        feeding = true;
        feeder = Optional.of(Thread.ofPlatform().start(this::owe));
    }

    private void owe() {
        OutboxWriter writer = new OutboxWriter(new Envelopes());
        while (feeding) {
            matches.forEach((channel, match) -> {
                int number = owed.merge(channel, 1, Integer::sum);
                NewPost said = writer.notice(new Line(Text.of("host.asleep.idle", "match", match, "days", number)));
                storage.outbox()
                        .add(
                                NewPost.of(match, discord.ref(channel).word(), said.kind(), said.payload()),
                                Instant.now().plus(AHEAD));
            });
            pause(BETWEEN_POSTS);
        }
    }

    /** Owes no more. */
    public void fed() {
        feeding = false;
        try {
            if (feeder.isPresent()) {
                feeder.get().join();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public void assertAllSaidOnceInOrder() {
        await("all is sent", () -> storage.outbox().owed() == 0);
        owed.forEach((channel, most) -> assertThat(said(channel))
                .as(channel)
                .isEqualTo(IntStream.rangeClosed(1, most).boxed().toList()));
        for (String channel : channels) {
            assertThat(discord.nonces(channel)).as(channel).doesNotHaveDuplicates();
        }
    }

    /** How many posts were owed in all. */
    public int owed() {
        return owed.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** The numbers that stand in the channel. */
    public List<Integer> said(String channel) {
        return discord.posted(channel).stream()
                .map(message -> NUMBER.matcher(message.text()))
                .filter(Matcher::find)
                .map(found -> Integer.valueOf(found.group(1).replace(",", "")))
                .toList();
    }

    /** Waits until something more is said in a channel. */
    public void awaitSaying(String channel) {
        int now = said(channel).size();
        await("something more is said in " + channel, () -> said(channel).size() > now + 1);
    }

    /**
     * A bot in a process of its own.
     *
     * @param fate what becomes of it, and when; nothing where that is empty
     */
    public BotProcess child(Optional<SharingChild.Fate> fate) throws IOException {
        BotProcess child = SharingChild.start(
                url, discord.settings(), fate, folder.resolve("child-" + System.nanoTime() + ".txt"));
        children.add(child);
        return child;
    }

    public void awaitChildren() {
        await(
                "all children work",
                () -> children.stream()
                        .allMatch(child -> !child.alive() || child.said().contains(SharingChild.OPEN + "\n")));
    }

    /** Waits until it has no slots, and another process has them. */
    public void awaitAnother(BotProcess before) {
        await(
                "another process has the slots",
                () -> !holds(before) && !storage.leases().held().isEmpty());
    }

    /** Whether that child has any slots. */
    public boolean holds(BotProcess child) {
        return storage.leases().held().stream().anyMatch(lease -> pid(lease) == child.pid());
    }

    private static long pid(Lease lease) {
        String[] parts = lease.holder().split("-", -1);
        return Long.parseLong(parts[parts.length - 2]);
    }

    /** A bot in this process, which has some of so many shards. */
    public DiscordHost host(int shards, Integer... mine) throws Exception {
        DiscordHost host = SharingChild.open(
                url, discord.settings(discord.settings().token(), shards, mine), Checkpoint.Watch.NOBODY);
        hosts.add(host);
        return host;
    }

    /** A connection of one's own to the database. */
    public Connection connection() throws SQLException {
        return DriverManager.getConnection(url);
    }

    /** Runs a statement in the database. */
    public void run(String sql) throws SQLException {
        try (Connection connection = connection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    public void await(String what, BooleanSupplier so) {
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

    public static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        fed();
        children.forEach(BotProcess::kill);
        hosts.forEach(DiscordHost::close);
        storage.close();
        discord.close();
    }
}
