package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.host.MovingClock;
import strategos.bot.settings.Settings;

/** The bot as an operator's tools see it, and as an operator changes it while it runs. */
class WatchedTest {
    private final HttpClient client = HttpClient.newHttpClient();
    private int port;
    private HostedTable table;

    @BeforeEach
    void open() throws Exception {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        table = HostedTable.watched(port);
    }

    @AfterEach
    void close() {
        client.close();
        table.close();
    }

    @Test
    void figuresTellOfEachStageAndOfWhatIsOwed() throws Exception {
        table.begin("sparta", "ionian-war", "athens", "an owl", "sparta");
        table.discord().await("all is sent", () -> figure("strategos_posts_owed") == 0);

        for (String stage : new String[] {"acknowledged", "waited", "loaded", "decided", "committed", "sent"}) {
            assertThat(figure("strategos_stage_seconds_count{stage=\"" + stage + "\"}"))
                    .as(stage)
                    .isPositive();
        }
        assertThat(figure("strategos_matches_memory")).isEqualTo(1);
        assertThat(figure("strategos_posts_oldest_seconds")).isZero();
        assertThat(figure("strategos_discord_connected{shard=\"0\"}")).isEqualTo(1);
        assertThat(get("/metrics").body())
                .contains("jvm_memory_used_bytes{area=\"heap\"", "logback_events_total{level=\"error\"");
    }

    @Test
    void healthIsWellAndNothingElseIsThere() throws Exception {
        HttpResponse<String> health = get("/health");
        assertThat(health.statusCode()).isEqualTo(200);
        assertThat(health.body()).isEqualTo("discord: well\ndatabase: well\n");
        assertThat(get("/").statusCode()).isEqualTo(404);
        assertThat(client.send(
                                HttpRequest.newBuilder(at("/metrics"))
                                        .POST(BodyPublishers.noBody())
                                        .build(),
                                BodyHandlers.ofString())
                        .statusCode())
                .isEqualTo(405);
    }

    /** A full disk, say: what is there can be read, and every order is refused. */
    @Test
    void aDatabaseThatTakesNothingIsNotWell(@TempDir Path folder) throws Exception {
        table.close();
        MovingClock clock = new MovingClock();
        Path file = folder.resolve("full.db");
        table = HostedTable.watched(port, clock, file);
        table.discord().await("all is well", () -> health() == 200);
        try (Connection beside = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = beside.createStatement()) {
            statement.execute("create trigger full before insert on heartbeat begin select raise(abort, 'full'); end");
            clock.move(Duration.ofMinutes(2));
            table.discord().await("nothing is stored", () -> health() == 503);
            assertThat(get("/health").body()).contains("discord: well", "database: nothing can be stored");
            statement.execute("drop trigger full");
        }
        table.discord().await("all is well again", () -> health() == 200);
    }

    private int health() {
        try {
            return get("/health").statusCode();
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void otherLimitsHoldFromTheNextRequestOn() {
        table.alice().types("match list").answer();
        assertThat(table.alice().types("match list").answer().text()).doesNotContain("more than 1");

        assertThat(table.limit(new Settings.Limits(100, 10, 500, 1))).isEmpty();
        table.alice().types("match list").answer();
        assertThat(table.alice().types("match list").answer().text()).contains("more than 1");
    }

    private double figure(String name) {
        try {
            return get("/metrics")
                    .body()
                    .lines()
                    .filter(line -> line.startsWith(name + " "))
                    .map(line -> Double.parseDouble(line.substring(name.length() + 1)))
                    .findFirst()
                    .orElse(Double.NaN);
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return client.send(HttpRequest.newBuilder(at(path)).build(), BodyHandlers.ofString());
    }

    private URI at(String path) {
        return URI.create("http://127.0.0.1:" + port + path);
    }
}
