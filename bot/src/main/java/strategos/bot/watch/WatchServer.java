package strategos.bot.watch;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Answers on a port of this machine alone: {@code /health} with 200 or 503 and a line a check, {@code /metrics} with the
 * figures. It only tells; nothing can be changed through it.
 */
public final class WatchServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WatchServer.class);
    /** The JDK's server gives a request any time to arrive, unless this says how many seconds. */
    private static final String ARRIVING = "sun.net.httpserver.maxReqTime";

    private static final int WELL = 200;
    private static final int NOT_FOUND = 404;
    private static final int NOT_ALLOWED = 405;
    private static final int FAILED = 500;
    private static final int ILL = 503;

    private final HttpServer server;
    /** A request that is sent slowly, or never whole, waits on a thread of its own, in nobody's way. */
    private final ExecutorService threads = Executors.newThreadPerTaskExecutor(
            Thread.ofVirtual().name("watch-", 0).factory());

    private final Meters meters;
    private final Health health;

    private WatchServer(HttpServer server, Meters meters, Health health) {
        this.server = server;
        this.meters = meters;
        this.health = health;
    }

    /**
     * Opens it.
     *
     * @param port 0 for any that is free
     * @throws UncheckedIOException when somebody else has the port
     */
    public static WatchServer open(int port, Meters meters, Health health) {
        // It is read when the JVM's first server is made (in the tests a stand-in's: their JVM is started with it);
        // whoever started the bot with another means it.
        System.getProperties().putIfAbsent(ARRIVING, "10");
        try {
            HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
            WatchServer watch = new WatchServer(server, meters, health);
            server.setExecutor(watch.threads);
            server.createContext("/", watch::answer);
            server.start();
            LOG.info("health and metrics are told on port {}", watch.port());
            return watch;
        } catch (IOException e) {
            throw new UncheckedIOException("port " + port + " for health and metrics cannot be opened", e);
        }
    }

    /** Where it answers. */
    public int port() {
        return server.getAddress().getPort();
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) { // what fails is answered before it is closed
            answerWithin(exchange);
        }
    }

    private void answerWithin(HttpExchange exchange) throws IOException {
        try {
            if (!exchange.getRequestMethod().equals("GET")) {
                send(exchange, NOT_ALLOWED, "only GET is answered\n");
                return;
            }
            switch (exchange.getRequestURI().getPath()) {
                case "/metrics" -> send(exchange, WELL, meters.text());
                case "/health" -> {
                    Health.Report report = health.now();
                    send(exchange, report.well() ? WELL : ILL, String.join("\n", report.lines()) + "\n");
                }
                default -> send(exchange, NOT_FOUND, "there are /health and /metrics\n");
            }
        } catch (RuntimeException | Error e) {
            LOG.error("{} cannot be answered", exchange.getRequestURI(), e);
            send(exchange, FAILED, "it failed; the log says why\n");
        }
    }

    private static void send(HttpExchange exchange, int status, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "text/plain; version=0.0.4; charset=utf-8");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
