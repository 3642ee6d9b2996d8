package strategos.bot.discord.fake;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.java_websocket.WebSocket;
import org.java_websocket.handshake.ClientHandshake;
import org.java_websocket.server.WebSocketServer;

/** The gateway: says hello, takes the bot in, sends events, and sends again what a resuming bot has missed. */
final class FakeGateway extends WebSocketServer {
    private static final int DISPATCH = 0;
    private static final int HEARTBEAT = 1;
    private static final int IDENTIFY = 2;
    private static final int RESUME = 6;
    private static final int HELLO = 10;
    private static final int HEARTBEAT_ACK = 11;
    private static final int AUTHENTICATION_FAILED = 4004;

    private final World world;
    private final CountDownLatch started = new CountDownLatch(1);
    private final AtomicReference<Exception> failure = new AtomicReference<>();
    private final List<ObjectNode> sent = new ArrayList<>();
    private WebSocket bot;
    private int intents = -1;
    private int identified;
    private int resumed;

    FakeGateway(World world) {
        super(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 1);
        this.world = world;
        setReuseAddr(true);
        setTcpNoDelay(true);
        setDaemon(true);
        setConnectionLostTimeout(0);
    }

    void open() throws InterruptedException {
        start();
        started.await();
        if (failure.get() != null) {
            throw new IllegalStateException(failure.get());
        }
    }

    /** Sends an event to the bot, now or when it is back. */
    void dispatch(String type, ObjectNode data) {
        synchronized (world) {
            ObjectNode event = World.object().put("op", DISPATCH).put("t", type).put("s", sent.size() + 1);
            event.set("d", data);
            sent.add(event);
            if (bot != null) {
                bot.send(event.toString());
            }
        }
    }

    /** Breaks the connection off without a word; the bot may resume. */
    void drop() {
        synchronized (world) {
            if (bot != null) {
                WebSocket gone = bot;
                bot = null;
                gone.closeConnection(1006, "dropped");
            }
        }
    }

    /** Ends the connection with a code of Discord's. */
    void end(int code) {
        synchronized (world) {
            bot.close(code);
        }
    }

    /** The intents the bot asked for. */
    int intents() {
        synchronized (world) {
            return intents;
        }
    }

    int identified() {
        synchronized (world) {
            return identified;
        }
    }

    int resumed() {
        synchronized (world) {
            return resumed;
        }
    }

    @Override
    public void onStart() {
        started.countDown();
    }

    @Override
    public void onOpen(WebSocket socket, ClientHandshake handshake) {
        ObjectNode hello = World.object().put("op", HELLO);
        hello.putObject("d").put("heartbeat_interval", 41_250);
        socket.send(hello.toString());
    }

    @Override
    public void onMessage(WebSocket socket, String message) {
        try {
            JsonNode payload = World.MAPPER.readTree(message);
            synchronized (world) {
                switch (payload.path("op").asInt()) {
                    case HEARTBEAT ->
                        socket.send(World.object().put("op", HEARTBEAT_ACK).toString());
                    case IDENTIFY -> identify(socket, payload.path("d"));
                    case RESUME -> resume(socket, payload.path("d").path("seq").asInt());
                    default -> {}
                }
                world.notifyAll();
            }
        } catch (JsonProcessingException broken) {
            throw new IllegalStateException(broken);
        }
    }

    @Override
    public void onClose(WebSocket socket, int code, String reason, boolean remote) {
        synchronized (world) {
            if (socket.equals(bot)) {
                bot = null;
            }
        }
    }

    @Override
    public void onError(WebSocket socket, Exception error) {
        failure.compareAndSet(null, error);
        started.countDown();
    }

    private void identify(WebSocket socket, JsonNode login) {
        if (!world.token.equals(login.path("token").asText())) {
            socket.close(AUTHENTICATION_FAILED);
            return;
        }
        identified++;
        intents = login.path("intents").asInt();
        sent.clear();
        bot = socket;
        ObjectNode ready = World.object()
                .put("v", 10)
                .put("session_id", "session-" + identified)
                .put("resume_gateway_url", "ws://127.0.0.1:" + getPort() + "/");
        ready.set("user", World.self());
        ready.putArray("guilds").addObject().put("id", World.GUILD).put("unavailable", true);
        ready.putArray("private_channels");
        ready.putObject("application").put("id", World.BOT).put("flags", 0);
        dispatch("READY", ready);
        dispatch("GUILD_CREATE", FakeGuild.json(world));
    }

    private void resume(WebSocket socket, int seen) {
        resumed++;
        bot = socket;
        sent.stream().skip(seen).forEach(event -> socket.send(event.toString()));
        dispatch("RESUMED", World.object());
    }
}
