package strategos.bot.discord.fake;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The REST service: lets faults happen, and else does what is asked. */
final class FakeRest implements AutoCloseable {
    private static final String ROOT = "/api/v10";

    private final World world;
    private final Routes routes;
    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    FakeRest(World world, Routes routes) throws IOException {
        // Without it each small answer waits for the one before to be confirmed: 40 ms each.
        System.setProperty("sun.net.httpserver.nodelay", "true");
        this.world = world;
        this.routes = routes;
        this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext(ROOT, this::handle);
        server.start();
    }

    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + ROOT + "/";
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }

    private void handle(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath().substring(ROOT.length());
        String request = exchange.getRequestMethod() + " " + path;
        byte[] bytes = exchange.getRequestBody().readAllBytes();
        Body sent = Body.read(exchange.getRequestHeaders().getFirst("Content-Type"), bytes);
        Body body = world.memory.pictures() ? sent : sent.withoutContents();
        boolean known =
                ("Bot " + world.token).equals(exchange.getRequestHeaders().getFirst("Authorization"));
        Optional<Fault> fault = world.holding(() -> {
            world.requests.add(request);
            world.received += bytes.length;
            return world.fault(request);
        });
        if (fault.isPresent() && !fault.get().carriedOut()) {
            fail(exchange, fault.get());
            return;
        }
        try {
            if (!known) {
                throw new Refusal(401, 0, "401: Unauthorized");
            }
            JsonNode done = world.holding(() -> routes.handle(
                    exchange.getRequestMethod(), path, exchange.getRequestURI().getQuery(), body));
            if (fault.isPresent()) {
                fail(exchange, fault.get());
            } else {
                send(
                        exchange,
                        done.isNull() ? 204 : 200,
                        done.isNull() ? new byte[0] : World.MAPPER.writeValueAsBytes(done));
            }
        } catch (Refusal refusal) {
            world.holding(() -> world.refusals.add(request + ": " + refusal.code() + " " + refusal.getMessage()));
            send(exchange, refusal.status(), error(refusal.code(), refusal.getMessage()));
        } catch (RuntimeException bug) {
            world.holding(() -> world.refusals.add(request + ": " + bug));
            send(exchange, 400, error(0, "the fake does not understand this: " + bug));
        }
    }

    private static void fail(HttpExchange exchange, Fault fault) throws IOException {
        if (fault.status() == 0) {
            exchange.close();
            return;
        }
        fault.headers().forEach(exchange.getResponseHeaders()::set);
        ObjectNode body = World.object().put("code", fault.code()).put("message", "fault");
        if (fault.status() == 429) {
            body.put("retry_after", Double.parseDouble(fault.headers().get("Retry-After")))
                    .put("global", false);
        }
        send(exchange, fault.status(), World.MAPPER.writeValueAsBytes(body));
    }

    private static byte[] error(int code, String message) throws IOException {
        return World.MAPPER.writeValueAsBytes(World.object().put("code", code).put("message", message));
    }

    private static void send(HttpExchange exchange, int status, byte[] body) throws IOException {
        // Without it JDA takes a 429 for a ban of the address.
        exchange.getResponseHeaders().set("Via", "1.1 fake");
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }
}
