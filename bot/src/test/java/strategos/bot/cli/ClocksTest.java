package strategos.bot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.beacon.StubBeacon;
import strategos.bot.cli.DoctorCommand.Finding;
import strategos.bot.cli.DoctorCommand.Grade;
import strategos.engine.dice.BeaconRound;

/** The doctor's look at the beacon, behind relays of one's own. */
class ClocksTest {
    private static final URI NOBODY = URI.create("http://127.0.0.1:1/");

    private final Instant now = Instant.now();
    private final StubBeacon stub = new StubBeacon(InstantSource.system());
    private final List<HttpServer> servers = new ArrayList<>();

    @AfterEach
    void close() {
        servers.forEach(server -> server.stop(0));
    }

    @Test
    void aClockThatAgreesIsWell() throws IOException {
        assertThat(told(now, relay(newest(now)))).containsExactly("WELL cli.doctor.clock");
    }

    @Test
    void aClockAheadOfTheBeaconAndOneBehindItAreWrong() throws IOException {
        URI relay = relay(newest(now));
        assertThat(told(now.plus(Duration.ofMinutes(1)), relay)).containsExactly("WRONG cli.doctor.clock");
        assertThat(told(now.minus(Duration.ofMinutes(1)), relay)).containsExactly("WRONG cli.doctor.clock");
    }

    @Test
    void aRelayThatIsDownIsNamedAndAnotherSuffices() throws IOException {
        assertThat(told(now, NOBODY, relay(newest(now))))
                .containsExactly("NOTE cli.doctor.no-relay", "WELL cli.doctor.clock");
        assertThat(told(now, NOBODY)).containsExactly("NOTE cli.doctor.no-relay", "WRONG cli.doctor.no-relays");
    }

    @Test
    void aRelayThatIsLateIsOutdoneByAnother() throws IOException {
        assertThat(told(now, relay(newest(now) - 100), relay(newest(now)))).containsExactly("WELL cli.doctor.clock");
    }

    @Test
    void whatTheBeaconHasNotSignedDoesNotCount() throws IOException {
        String forged = json(newest(now), stub.sign(newest(now) - 1).signature());
        assertThat(told(now, relay(forged))).endsWith("WRONG cli.doctor.no-relays");
        assertThat(told(now, relay("nonsense"))).endsWith("WRONG cli.doctor.no-relays");
    }

    @Test
    void aBotWithoutABeaconAsksNobody() {
        assertThat(told(now)).isEmpty();
    }

    private List<String> told(Instant here, URI... relays) {
        List<Finding> all = new Clocks(() -> here, stub.network()).relays(List.of(relays));
        return all.stream()
                .map(finding -> (finding.grade() == Grade.WELL ? "WELL " : finding.wrong() ? "WRONG " : "NOTE ")
                        + finding.what().key())
                .toList();
    }

    private long newest(Instant then) {
        return stub.network().first(then) - 1;
    }

    private URI relay(long round) throws IOException {
        BeaconRound signed = stub.sign(round);
        return relay(json(round, signed.signature()));
    }

    private static String json(long round, String signature) {
        return "{\"round\":" + round + ",\"signature\":\"" + signature + "\"}";
    }

    private URI relay(String body) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/" + stub.network().chainHash() + "/public/latest", exchange -> {
            try (exchange) {
                byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
                exchange.sendResponseHeaders(200, bytes.length);
                exchange.getResponseBody().write(bytes);
            }
        });
        server.start();
        servers.add(server);
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
    }
}
