package strategos.bot.record.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** The DevTools protocol of a browser over one web socket: calls with their answers, and what it tells unasked. */
final class DevTools implements WebSocket.Listener, AutoCloseable {
    static final ObjectMapper JSON = new ObjectMapper();
    private static final int PATIENCE_SECONDS = 30;

    private final Map<Integer, CompletableFuture<JsonNode>> open = new ConcurrentHashMap<>();
    private final ConcurrentLinkedQueue<JsonNode> events = new ConcurrentLinkedQueue<>();
    private final AtomicInteger ids = new AtomicInteger();
    private final StringBuilder part = new StringBuilder();
    private final HttpClient client = HttpClient.newHttpClient();
    private final WebSocket socket;

    DevTools(String address) {
        this.socket = client.newWebSocketBuilder()
                .buildAsync(URI.create(address), this)
                .join();
    }

    /**
     * Calls a method and waits for its answer.
     *
     * @param session empty for the browser itself
     */
    synchronized JsonNode call(String session, String method, Map<String, ?> parameters) {
        int id = ids.incrementAndGet();
        ObjectNode message = JSON.createObjectNode().put("id", id).put("method", method);
        message.set("params", JSON.valueToTree(parameters));
        if (!session.isEmpty()) {
            message.put("sessionId", session);
        }
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        open.put(id, answer);
        socket.sendText(message.toString(), true).join();
        try {
            JsonNode got = answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (got.has("error")) {
                throw new AssertionError(method + ": " + got.get("error"));
            }
            return got.get("result");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        } catch (ExecutionException | TimeoutException e) {
            throw new AssertionError("the browser does not answer " + method, e);
        }
    }

    /** What a session has told so far, by the names of its events. */
    List<JsonNode> events(String session, String name) {
        return events.stream()
                .filter(e -> e.path("sessionId").asText().equals(session)
                        && e.get("method").asText().equals(name))
                .map(e -> e.get("params"))
                .toList();
    }

    /** Begins anew with what a session tells. */
    void forget(String session) {
        events.removeIf(e -> e.path("sessionId").asText().equals(session));
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            receive(part.toString());
            part.setLength(0);
        }
        from.request(1);
        return CompletableFuture.completedFuture(null);
    }

    private void receive(String text) {
        try {
            JsonNode message = JSON.readTree(text);
            if (message.has("id")) {
                open.remove(message.get("id").asInt()).complete(message);
            } else {
                events.add(message);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        socket.abort();
        client.shutdownNow();
    }
}
