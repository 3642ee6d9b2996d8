package strategos.bot.beacon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.host.Beacon;
import strategos.engine.dice.BeaconRound;

/** Rounds fetched from relays of one's own, which are honest, down, slow to a fault, talkative, or lie. */
class HttpBeaconTest {
    private static final long ROUND = 42;

    private final StubBeacon stub = new StubBeacon(InstantSource.system());
    private final StubBeacon other = new StubBeacon(InstantSource.system(), "another network");
    private final List<HttpServer> servers = new ArrayList<>();
    private final List<String> asked = new CopyOnWriteArrayList<>();

    @AfterEach
    void close() {
        servers.forEach(server -> server.stop(0));
    }

    /** What a relay answers. */
    private interface Answer {
        void to(HttpExchange exchange) throws IOException;
    }

    private URI relay(String name, Answer answer) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", exchange -> {
            asked.add(name + " " + exchange.getRequestURI());
            try (exchange) {
                answer.to(exchange);
            }
        });
        server.start();
        servers.add(server);
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
    }

    private static Answer says(int status, String body) {
        return exchange -> {
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
        };
    }

    private static String json(BeaconRound round) {
        return "{\"round\":" + round.round() + ",\"randomness\":\"" + round.randomness() + "\",\"signature\":\""
                + round.signature() + "\"}";
    }

    private Answer honest() {
        return says(200, json(stub.sign(ROUND)));
    }

    private HttpBeacon beacon(URI... relays) {
        return new HttpBeacon(stub.network(), new BlsCheck(), Arrays.asList(relays));
    }

    @Test
    void aRoundIsFetchedOnceByTheNetworksName() throws Exception {
        HttpBeacon beacon = beacon(relay("one", honest()));
        assertThat(beacon.usable()).isTrue();
        assertThat(beacon.fetch(ROUND)).isEqualTo(stub.sign(ROUND));
        assertThat(beacon.fetch(ROUND)).isEqualTo(stub.sign(ROUND));
        assertThat(asked).containsExactly("one /" + stub.network().chainHash() + "/public/42");
    }

    /** Each host has a beacon, and most are never asked: a thread for each would stay as long as the process. */
    @Test
    void nothingIsStartedBeforeARoundIsWanted() throws Exception {
        Set<Thread> before = threads();
        HttpBeacon beacon = beacon(relay("one", honest()));
        assertThat(beacon.usable()).isTrue();
        assertThat(before).containsAll(threads());
        beacon.fetch(ROUND);
        assertThat(threads()).anyMatch(thread -> !before.contains(thread));
    }

    /** Those of the clients of this JVM. */
    private static Set<Thread> threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("HttpClient-"))
                .collect(Collectors.toSet());
    }

    @Test
    void whoFailsIsAskedLastTheNextTime() throws Exception {
        HttpBeacon beacon = beacon(relay("broken", says(500, "")), relay("fine", says(200, json(stub.sign(ROUND)))));
        assertThat(beacon.fetch(ROUND)).isEqualTo(stub.sign(ROUND));
        assertThatThrownBy(() -> beacon.fetch(ROUND + 1)).isInstanceOf(Beacon.Unavailable.class);
        assertThat(asked.stream().map(line -> line.substring(0, line.indexOf(' '))))
                .containsExactly("broken", "fine", "fine", "broken");
    }

    @Test
    void aLieIsNotTaken() throws Exception {
        List<Answer> lies = List.of(
                says(200, json(stub.sign(ROUND + 1))),
                says(200, json(other.sign(ROUND))),
                says(200, json(stub.sign(ROUND)).replace("signature", "sign")),
                says(200, "{\"signature\":\"" + "00".repeat(48) + "\"}"),
                says(200, "<html>"),
                says(200, ""),
                says(200, "[]"),
                says(404, "{}"),
                says(302, ""),
                says(200, "{\"signature\":\"" + "a".repeat(100_000) + "\"}"),
                exchange -> exchange.sendResponseHeaders(200, 500));
        for (Answer lie : lies) {
            HttpBeacon beacon = beacon(relay("liar", lie));
            assertThatThrownBy(() -> beacon.fetch(ROUND)).isInstanceOf(Beacon.Unavailable.class);
        }
        List<URI> all = new ArrayList<>();
        for (Answer lie : lies) {
            all.add(relay("liar", lie));
        }
        all.add(relay("honest", honest()));
        assertThat(beacon(all.toArray(URI[]::new)).fetch(ROUND)).isEqualTo(stub.sign(ROUND));
    }

    /** Else the match that waits for the round would wait for ever. */
    @Test
    void aRelayThatStopsInTheMiddleIsPassedOver() throws Exception {
        CountDownLatch end = new CountDownLatch(1);
        URI stalls = relay("stalls", exchange -> {
            exchange.sendResponseHeaders(200, 500);
            exchange.getResponseBody().write('{');
            exchange.getResponseBody().flush();
            await(end);
        });
        HttpBeacon beacon = beacon(stalls, relay("fine", honest()));
        try {
            assertTimeoutPreemptively(
                    Duration.ofSeconds(30),
                    () -> assertThat(beacon.fetch(ROUND)).isEqualTo(stub.sign(ROUND)));
        } finally {
            end.countDown();
        }
    }

    private static void await(CountDownLatch end) {
        try {
            end.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void nobodyIsThere() throws Exception {
        URI gone = relay("gone", honest());
        servers.getLast().stop(0);
        assertThatThrownBy(() -> beacon(gone).fetch(ROUND))
                .isInstanceOf(Beacon.Unavailable.class)
                .hasMessageContaining("127.0.0.1");
        assertThat(beacon().usable()).as("without a relay").isFalse();
    }

    @Test
    void ofAllRoundsOnlyTheNewestAreKept() throws Exception {
        HttpBeacon beacon = beacon(relay("one", exchange -> {
            String path = exchange.getRequestURI().getPath();
            long round = Long.parseLong(path.substring(path.lastIndexOf('/') + 1));
            says(200, json(stub.sign(round))).to(exchange);
        }));
        for (long round = 1; round <= 70; round++) {
            beacon.fetch(round);
        }
        beacon.fetch(70);
        beacon.fetch(1);
        assertThat(asked).hasSize(71);
    }
}
