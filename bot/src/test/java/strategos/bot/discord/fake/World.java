package strategos.bot.discord.fake;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** All that this Discord knows. Everything is read and changed while holding it, and those who wait for a change hear of it. */
final class World {
    static final ObjectMapper MAPPER = new ObjectMapper();
    static final Instant EPOCH = Instant.parse("2026-01-01T00:00:00Z");
    static final String BOT = "1000";

    /** The first server. Of several shards the second is told of it. */
    static final String GUILD = Long.toString((1L << 22) + 2000);

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    /** Milliseconds after which one looks again: what is waited for may be something of the bot, and nobody tells of that. */
    private static final long GLANCE = 20;

    /** JDA compares the time in an interaction's id with the machine's own. */
    final Snowflakes ids = new Snowflakes(InstantSource.system());

    private final Snowflakes posted;
    final Set<String> guilds = new LinkedHashSet<>(List.of(GUILD));
    final Map<String, FakeChannel> channels = new LinkedHashMap<>();
    final Map<String, FakePerson> persons = new LinkedHashMap<>();
    final Map<String, FakeInteraction> interactions = new Newest();
    private final Map<String, List<FakeMessage>> messages = new HashMap<>();
    final List<Coming> faults = new ArrayList<>();
    final List<String> requests = new ArrayList<>();
    final List<String> refusals = new ArrayList<>();
    ArrayNode commands = MAPPER.createArrayNode();
    String token = "the-right-token";

    /** How often the bot may still connect. */
    volatile int starts = 1000;

    /** How much it remembers. */
    final Memory memory;

    /** Bytes that were ever sent here. */
    long received;

    /** Posts that were asked for twice, and made once. */
    int repeated;

    World() {
        this(Memory.ALL);
    }

    World(Memory memory) {
        posted = ids;
        this.memory = memory;
    }

    /** How much is kept of what is over. */
    enum Memory {
        ALL(Integer.MAX_VALUE),
        /** No pictures, and of events and interactions the newest: for hours of many matches. */
        LITTLE(2_000);

        private final int most;

        Memory(int most) {
            this.most = most;
        }

        /** So many events of a connection, and so many interactions. */
        int most() {
            return most;
        }

        boolean pictures() {
            return this == ALL;
        }
    }

    /** Interactions, the oldest of which are forgotten where little is remembered. */
    private final class Newest extends LinkedHashMap<String, FakeInteraction> {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, FakeInteraction> eldest) {
            return size() > memory.most();
        }
    }

    /** What was ever posted in a channel, the oldest first. */
    List<FakeMessage> in(String channel) {
        return messages.computeIfAbsent(channel, id -> new ArrayList<>());
    }

    /** What was ever posted anywhere. */
    Stream<FakeMessage> messages() {
        return messages.values().stream().flatMap(List::stream);
    }

    /** @param clock of the messages: one that stands still gives the last ingredient of a salt the same each time */
    World(InstantSource clock) {
        posted = new Snowflakes(clock);
        memory = Memory.ALL;
    }

    /** The id of the next message of a channel. */
    String nextPost() {
        return posted.next();
    }

    /** Does something while nobody else does. */
    synchronized <T> T holding(Supplier<T> work) {
        T done = work.get();
        notifyAll();
        return done;
    }

    /** Waits until there is something to give. */
    synchronized <T> T await(String what, Supplier<Optional<T>> wanted) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        for (Optional<T> found = wanted.get(); ; found = wanted.get()) {
            if (found.isPresent()) {
                return found.get();
            }
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                throw new AssertionError(
                        "waited in vain until " + what + "\nrequests: " + requests + "\nrefused: " + refusals);
            }
            try {
                wait(Math.min(left, GLANCE));
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                throw new AssertionError("interrupted while waiting until " + what, stopped);
            }
        }
    }

    /** A fault that comes after so many such requests went well. */
    record Coming(Fault fault, int before) {}

    /** The fault that the request meets, which it uses up. */
    Optional<Fault> fault(String request) {
        for (Coming coming : List.copyOf(faults)) {
            if (coming.fault().request().matcher(request).matches()) {
                faults.remove(coming);
                if (coming.before() == 0) {
                    return Optional.of(coming.fault());
                }
                faults.add(new Coming(coming.fault(), coming.before() - 1));
            }
        }
        return Optional.empty();
    }

    FakeChannel channel(String id) {
        return channels.values().stream()
                .filter(channel -> channel.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new Refusal(404, 10003, "Unknown Channel"));
    }

    /** Which of so many shards is told of a server; the first of what is said to the bot alone. */
    static int shard(String guild, int total) {
        return guild.equals(FakeChannel.NO_SERVER) ? 0 : (int) ((Long.parseLong(guild) >> 22) % total);
    }

    static String now() {
        return OffsetDateTime.now(ZoneOffset.UTC).toString();
    }

    static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    static ObjectNode self() {
        return object().put("id", BOT)
                .put("username", "strategos")
                .put("discriminator", "0")
                .put("bot", true)
                .put("verified", true)
                .put("mfa_enabled", false);
    }
}
