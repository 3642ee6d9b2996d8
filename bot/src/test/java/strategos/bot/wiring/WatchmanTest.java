package strategos.bot.wiring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import com.google.inject.Guice;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.Overheard;
import strategos.bot.discord.DiscordSession;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.service.GameHost;
import strategos.bot.settings.SettingsReader;
import strategos.bot.watch.Meters;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.post.Outbox;
import strategos.storage.slot.Fence;

/** What an operator's tools read while something is wrong: that is when they are looked at. */
class WatchmanTest {
    /** As long as Prometheus waits where nobody says otherwise. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Overheard log = Overheard.of("io.micrometer");
    private final Storage storage = mock();
    private final Outbox outbox = mock();
    private final CountDownLatch answers = new CountDownLatch(1);
    private final DiscordSession session = mock();
    private final GameHost host = mock();
    private Watchman watchman;
    private int port;

    @BeforeEach
    void open() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        when(storage.outbox()).thenReturn(outbox);
        when(storage.fence()).thenReturn(Fence.ALONE);
        when(session.states()).thenReturn(Map.of(0, true));
        when(host.beats()).thenReturn(true);
        watchman = new Watchman(
                new SettingsReader(Map.of()).read("", "watch: {port: " + port + "}"),
                Guice.createInjector().getInstance(Meters.class),
                storage,
                mock(LiveMatches.class),
                session,
                host,
                InstantSource.system());
        watchman.open();
    }

    @AfterEach
    void close() {
        answers.countDown();
        watchman.close();
        log.close();
    }

    @Test
    void whereTheDatabaseDoesNotAnswerAllElseIsToldInTime() throws Exception {
        StorageException gone = new StorageException(Problem.UNREACHABLE, "The server is gone.");
        when(outbox.oldest()).thenThrow(gone);
        when(outbox.nextDue()).thenThrow(gone);
        when(outbox.owed()).thenAnswer(asked -> {
            answers.await();
            return 0;
        });

        assertThat(get("/metrics"))
                .contains("strategos_discord_connected{shard=\"0\"} 1.0")
                .contains("strategos_posts_owed NaN")
                .contains("strategos_posts_oldest_seconds NaN");
        assertThat(log.messages()).as("one outage is told elsewhere").isEmpty();
        assertThat(get("/health")).contains("database: The server is gone.");
    }

    @Test
    void howMuchOfASharedDatabaseThisProcessHasIsAFigure() throws Exception {
        assertThat(get("/metrics")).contains("strategos_slots_held 64.0");

        when(storage.fence()).thenReturn(new Fence.Held("me", Map.of(3, 1L, 7, 2L)));
        assertThat(get("/metrics")).contains("strategos_slots_held 2.0");

        when(storage.fence()).thenReturn(Fence.NOTHING);
        assertThat(get("/metrics")).as("of one that stands by").contains("strategos_slots_held 0.0");
    }

    private String get(String path) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            URI uri = URI.create("http://127.0.0.1:" + port + path);
            return client.send(HttpRequest.newBuilder(uri).timeout(PATIENCE).build(), BodyHandlers.ofString())
                    .body();
        }
    }
}
