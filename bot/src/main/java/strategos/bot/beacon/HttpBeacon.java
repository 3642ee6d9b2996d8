package strategos.bot.beacon;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.Beacon;
import strategos.engine.dice.BeaconNetwork;
import strategos.engine.dice.BeaconNetwork.SignatureCheck;
import strategos.engine.dice.BeaconRound;

/**
 * Fetches rounds from relays, in their order; none is trusted, since each round is checked. One that failed is asked after the
 * others the next time.
 */
public final class HttpBeacon implements Beacon {
    private static final Logger LOG = LoggerFactory.getLogger(HttpBeacon.class);
    private static final Duration CONNECTING = Duration.ofSeconds(3);
    private static final Duration ANSWERING = Duration.ofSeconds(5);

    /** A round is some 300 bytes; of whatever else is sent no more is read. */
    private static final int MOST_BYTES = 4_096;

    /** Rounds at hand: several matches may wait for the same one. */
    private static final int KEPT = 64;

    private static final int FINE = 200;

    private final BeaconNetwork network;
    private final BlsCheck signatures;
    private final List<URI> relays;
    private final JsonMapper json = new JsonMapper();
    private final Map<Long, BeaconRound> kept = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, BeaconRound> eldest) {
            return size() > KEPT;
        }
    };

    private Optional<HttpClient> client = Optional.empty();

    /**
     * The beacon behind these relays.
     *
     * @param relays the addresses below which the network's rounds lie, the one to be asked first in front
     */
    public HttpBeacon(BeaconNetwork network, BlsCheck signatures, List<URI> relays) {
        this.network = network;
        this.signatures = signatures;
        this.relays = new ArrayList<>(relays);
    }

    @Override
    public BeaconNetwork network() {
        return network;
    }

    @Override
    public SignatureCheck signatures() {
        return signatures;
    }

    @Override
    public boolean usable() {
        return signatures.usable() && !asked().isEmpty();
    }

    /** Made when it is first needed: it has a thread of its own, and most hosts never ask. */
    private synchronized HttpClient client() {
        if (client.isEmpty()) {
            client = Optional.of(HttpClient.newBuilder()
                    .connectTimeout(CONNECTING)
                    .followRedirects(HttpClient.Redirect.NEVER)
                    .build());
        }
        return client.get();
    }

    private synchronized List<URI> asked() {
        return List.copyOf(relays);
    }

    private synchronized void failed(URI relay) {
        relays.remove(relay);
        relays.add(relay);
    }

    private synchronized BeaconRound kept(long round) {
        return kept.get(round);
    }

    private synchronized BeaconRound keep(BeaconRound round) {
        kept.put(round.round(), round);
        return round;
    }

    @Override
    public BeaconRound fetch(long round) throws Unavailable {
        BeaconRound known = kept(round);
        if (known != null) {
            return known;
        }
        List<String> why = new ArrayList<>();
        for (URI relay : asked()) {
            try {
                return keep(fetch(relay, round));
            } catch (Unavailable failure) {
                failed(relay);
                why.add(relay.getHost() + ": " + failure.getMessage());
            }
        }
        LOG.info("round {} of the beacon cannot be had: {}", round, why);
        throw new Unavailable(String.join("; ", why));
    }

    /**
     * The newest round that the first relay has, checked.
     *
     * @throws Unavailable when it gives none, or what it gives is not the beacon's
     */
    public long latest() throws Unavailable {
        return ask(asked().getFirst(), "latest", root -> read(root.path("round").asLong(), root))
                .round();
    }

    /** What an answer comes to. */
    private interface Reading {
        BeaconRound of(JsonNode answer) throws Unavailable;
    }

    private BeaconRound fetch(URI relay, long round) throws Unavailable {
        return ask(relay, Long.toString(round), root -> read(round, root));
    }

    private BeaconRound ask(URI relay, String which, Reading reading) throws Unavailable {
        String below = relay.toString().replaceAll("/+$", "");
        HttpRequest request = HttpRequest.newBuilder(URI.create(below + "/" + network.chainHash() + "/public/" + which))
                .timeout(ANSWERING)
                .GET()
                .build();
        try {
            HttpResponse<InputStream> answer = client().send(request, BodyHandlers.ofInputStream());
            // The client's own limit ends with the head of the answer: who stops in the middle would be waited for for
            // ever.
            CompletableFuture<Void> late = CompletableFuture.runAsync(
                    () -> close(answer.body()),
                    CompletableFuture.delayedExecutor(ANSWERING.toMillis(), TimeUnit.MILLISECONDS));
            try (InputStream body = answer.body()) {
                if (answer.statusCode() != FINE) {
                    throw new Unavailable("status " + answer.statusCode());
                }
                JsonNode root = json.readTree(body.readNBytes(MOST_BYTES));
                return reading.of(root == null ? json.missingNode() : root);
            } finally {
                late.cancel(false);
            }
        } catch (IOException e) {
            throw new Unavailable(e.toString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Unavailable("interrupted");
        }
    }

    private static void close(InputStream body) {
        try {
            body.close();
        } catch (IOException e) {
            LOG.debug("an answer that came too late: {}", e.toString());
        }
    }

    /** A relay may send anything: only what the network has signed counts. */
    private BeaconRound read(long round, JsonNode root) throws Unavailable {
        String signature = root.path("signature").asText();
        if (!BeaconRound.isSignature(signature)) {
            throw new Unavailable("no signature");
        }
        BeaconRound published = new BeaconRound(round, signature);
        if (!signatures.holds(network, published)) {
            throw new Unavailable("a signature that is not the network's of this round");
        }
        return published;
    }
}
