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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
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
