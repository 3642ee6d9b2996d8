package strategos.bot.discord.fake;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
    private static final int INVALID_SESSION = 9;
    private static final int HELLO = 10;
    private static final int HEARTBEAT_ACK = 11;
    private static final int AUTHENTICATION_FAILED = 4004;

    private final World world;
    private final CountDownLatch started = new CountDownLatch(1);
    private final AtomicReference<Exception> failure = new AtomicReference<>();
    private final Map<String, Shard> shards = new LinkedHashMap<>();
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

    /** One connection of the bot, with all that it was sent. */
    private static final class Shard {
        private final Deque<ObjectNode> sent = new ArrayDeque<>();
        private final int most;
        private final int number;
        private final int total;
        private WebSocket socket;
        private int count;

        /** @param most events that are kept for when the bot resumes */
        Shard(WebSocket socket, int most, int number, int total) {
            this.socket = socket;
            this.most = most;
            this.number = number;
            this.total = total;
        }

        void send(String type, ObjectNode data) {
            ObjectNode event = World.object().put("op", DISPATCH).put("t", type).put("s", ++count);
            event.set("d", data);
            sent.add(event);
            if (sent.size() > most) {
                sent.remove();
            }
            if (socket != null) {
                socket.send(event.toString());
            }
        }

        /** Breaks the connection off without a word; the bot may resume. */
        void drop() {
            if (socket != null) {
                WebSocket gone = socket;
                socket = null;
                gone.closeConnection(1006, "dropped");
            }
        }
    }

    /** The connections that are told of the server: each that came for its shard, as Discord has it. */
    private List<Shard> told(String guild) {
        return shards.values().stream()
                .filter(shard -> shard.number == World.shard(guild, shard.total))
                .toList();
    }

    /** Sends an event of a server to the bot, now or when it is back. */
    void dispatch(String guild, String type, ObjectNode data) {
        synchronized (world) {
            told(guild).forEach(shard -> shard.send(type, data));
        }
    }

    /** Breaks the connections off without a word; the bot may resume. */
    void drop() {
        synchronized (world) {
            shards.values().forEach(Shard::drop);
        }
    }

    /** Tells the bot that its sessions are no more, so that it has to begin new ones. */
    void invalidate() {
        ObjectNode told = World.object().put("op", INVALID_SESSION).put("d", false);
        synchronized (world) {
            List<WebSocket> sockets = shards.values().stream()
                    .map(shard -> shard.socket)
                    .filter(Objects::nonNull)
                    .toList();
            shards.clear();
            sockets.forEach(socket -> socket.send(told.toString()));
        }
    }

    /** Ends the connection with a code of Discord's. */
    void end(int code) {
        synchronized (world) {
            shards.values().stream().filter(shard -> shard.socket != null).forEach(shard -> shard.socket.close(code));
        }
    }

    /** What a bot is told that asks how many shards it needs. */
    ObjectNode recommended() {
        ObjectNode told =
                World.object().put("url", "ws://127.0.0.1:" + getPort() + "/").put("shards", 1);
        // As for a big bot: shards need not wait five seconds for one another.
        told.putObject("session_start_limit")
                .put("total", 1000)
                .put("remaining", world.starts)
                .put("reset_after", 3_600_000)
                .put("max_concurrency", 16);
        return told;
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

    /** How many connections stand. */
    int connected() {
        synchronized (world) {
            return (int) shards.values().stream()
                    .filter(shard -> shard.socket != null)
                    .count();
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
                    case RESUME -> resume(socket, payload.path("d"));
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
            shards.values().stream()
                    .filter(shard -> socket.equals(shard.socket))
                    .forEach(shard -> shard.socket = null);
            world.notifyAll();
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
        int number = login.path("shard").path(0).asInt(0);
        Shard shard = new Shard(
                socket, world.memory.most(), number, login.path("shard").path(1).asInt(1));
        String session = "session-" + number + "-" + identified;
        shards.put(session, shard);
        List<String> servers = world.guilds.stream()
                .filter(guild -> World.shard(guild, shard.total) == number)
                .toList();
        ObjectNode ready = World.object()
                .put("v", 10)
                .put("session_id", session)
                .put("resume_gateway_url", "ws://127.0.0.1:" + getPort() + "/");
        ready.set("user", World.self());
        ArrayNode guilds = ready.putArray("guilds");
        servers.forEach(guild -> guilds.addObject().put("id", guild).put("unavailable", true));
        ready.putArray("private_channels");
        ready.putObject("application").put("id", World.BOT).put("flags", 0);
        shard.send("READY", ready);
        servers.forEach(guild -> shard.send("GUILD_CREATE", FakeGuild.json(world, guild)));
    }

    private void resume(WebSocket socket, JsonNode where) {
        resumed++;
        String session = where.path("session_id").asText();
        Shard shard = shards.get(session);
        shard.socket = socket;
        int seen = where.path("seq").asInt();
        shard.sent.stream()
                .filter(event -> event.path("s").asInt() > seen)
                .forEach(event -> socket.send(event.toString()));
        shard.send("RESUMED", World.object());
    }
}
