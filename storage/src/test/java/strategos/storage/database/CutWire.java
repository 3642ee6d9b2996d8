package strategos.storage.database;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import strategos.storage.PostgresServer;
import strategos.storage.access.PostgresAddress;

/** A wire to a server: it is cut when a commit comes along, counts how often one waited for an answer, and may be long. */
public final class CutWire implements AutoCloseable {
    private static final Pattern HOST = Pattern.compile("//([^:/]+):(\\d+)/");

    /** As the driver asks it, the statement has neither a name nor values. */
    private static final String COMMIT = "\0commit\0";

    /** When the wire breaks. */
    enum Cut {
        NEVER,
        /** The server never hears of the commit. */
        BEFORE,
        /** What it answers does not arrive. */
        AFTER
    }

    private final ServerSocket door;
    private final String host;
    private final int port;
    private final Duration length;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final AtomicReference<Cut> next = new AtomicReference<>(Cut.NEVER);
    private final AtomicInteger trips = new AtomicInteger();

    /** @param length for how long what goes to the server is on its way */
    public CutWire(String url, Duration length) throws IOException {
        Matcher named = HOST.matcher(url);
        if (!named.find()) {
            throw new IllegalArgumentException(url);
        }
        this.host = named.group(1);
        this.port = Integer.parseInt(named.group(2));
        this.length = length;
        this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofPlatform().daemon().start(this::serve);
    }

    /** The server by way of this wire. */
    public PostgresAddress address(String url) {
        String here = HOST.matcher(url).replaceFirst("//127.0.0.1:" + door.getLocalPort() + "/");
        // Each statement is sent as text, for the wire to read.
        return PostgresServer.address(here + (here.contains("?") ? "&" : "?") + "prepareThreshold=0");
    }

    /** The next commit breaks the wire, once. */
    void cut(Cut when) {
        next.set(when);
    }

    /** Whether it was broken since. */
    boolean wasCut() {
        return next.get() == Cut.NEVER;
    }

    /** How often one has waited for an answer. */
    public int trips() {
        return trips.get();
    }

    private void serve() {
        try {
            while (true) {
                Socket client = door.accept();
                Socket server = new Socket(host, port);
                client.setTcpNoDelay(true);
                server.setTcpNoDelay(true);
                open.add(client);
                open.add(server);
                Line line = new Line(client, server);
                Thread.ofPlatform().daemon().start(line::there);
                Thread.ofPlatform().daemon().start(line::back);
            }
        } catch (IOException closed) {
            // The end.
        }
    }

    /** One connection. */
    private final class Line {
        private final Socket client;
        private final Socket server;
        private volatile boolean answered = true;
        private volatile boolean swallows;

        Line(Socket client, Socket server) {
            this.client = client;
            this.server = server;
        }

        void there() {
            byte[] buffer = new byte[1 << 16];
            try (InputStream in = client.getInputStream();
                    OutputStream out = server.getOutputStream()) {
                for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                    if (answered) {
                        trips.incrementAndGet();
                        answered = false;
                        LockSupport.parkNanos(length.toNanos());
                    }
                    String said = new String(buffer, 0, n, StandardCharsets.ISO_8859_1);
                    Cut cut = said.contains(COMMIT) ? next.getAndSet(Cut.NEVER) : Cut.NEVER;
                    if (cut == Cut.BEFORE) {
                        break;
                    }
                    swallows = cut == Cut.AFTER;
                    out.write(buffer, 0, n);
                }
            } catch (IOException gone) {
                // Either side has hung up.
            } finally {
                hangUp();
            }
        }

        void back() {
            byte[] buffer = new byte[1 << 16];
            try (InputStream in = server.getInputStream();
                    OutputStream out = client.getOutputStream()) {
                for (int n = in.read(buffer); n >= 0 && !swallows; n = in.read(buffer)) {
                    answered = true;
                    out.write(buffer, 0, n);
                }
            } catch (IOException gone) {
                // Either side has hung up.
            } finally {
                hangUp();
            }
        }

        private void hangUp() {
            CutWire.hangUp(client);
            CutWire.hangUp(server);
            open.remove(client);
            open.remove(server);
        }
    }

    private static void hangUp(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
        open.forEach(CutWire::hangUp);
    }
}
