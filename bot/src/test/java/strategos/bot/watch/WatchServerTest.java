package strategos.bot.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.watch.Health.Check;

class WatchServerTest {
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final Meters meters = new Meters();
    private final WatchServer server =
            WatchServer.open(0, meters, new Health(List.of(new Check("database", Optional::empty))));
    private final HttpClient client = HttpClient.newHttpClient();

    @AfterEach
    void close() {
        client.close();
        server.close();
        meters.close();
    }

    @Test
    void requestsThatAreNeverSentWholeAreInNobodysWay() throws Exception {
        List<Socket> halves = new ArrayList<>();
        try {
            for (int i = 0; i < 20; i++) {
                halves.add(half());
            }
            assertThat(get("/health").body()).isEqualTo("database: well\n");
            assertThat(get("/metrics").statusCode()).isEqualTo(200);
        } finally {
            for (Socket socket : halves) {
                socket.close();
            }
        }
    }

    @Test
    void oneThatIsNeverSentWholeIsGivenUp() throws Exception {
        try (Socket half = half()) {
            half.setSoTimeout((int) Duration.ofSeconds(40).toMillis());
            assertThat(half.getInputStream().read()).as("the end").isNegative();
        }
    }

    @Test
    void whatFailsIsAnsweredWithAStatusOfItsOwn() throws Exception {
        meters.figures("strategos.broken", "A figure that cannot be had", "part", () -> {
            throw new IllegalStateException("broken");
        });
        HttpResponse<String> answer = get("/metrics");
        assertThat(answer.statusCode()).isEqualTo(500);
        assertThat(answer.body()).contains("the log says why");
        assertThat(get("/health").statusCode()).as("and the next is answered").isEqualTo(200);
    }

    private Socket half() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        socket.getOutputStream().write("GET /hea".getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
        return socket;
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        URI uri = URI.create("http://127.0.0.1:" + server.port() + path);
        return client.send(HttpRequest.newBuilder(uri).timeout(PATIENCE).build(), BodyHandlers.ofString());
    }
}
