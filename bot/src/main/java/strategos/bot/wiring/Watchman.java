package strategos.bot.wiring;

import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import strategos.bot.discord.DiscordSession;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.service.GameHost;
import strategos.bot.settings.Settings;
import strategos.bot.watch.BriefQuestion;
import strategos.bot.watch.BriefQuestion.Unanswered;
import strategos.bot.watch.Health;
import strategos.bot.watch.Health.Check;
import strategos.bot.watch.Meters;
import strategos.bot.watch.WatchServer;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.slot.Fence;
import strategos.storage.slot.Slot;

/** Gathers what is told of the bot on the port that the settings name. */
final class Watchman implements AutoCloseable {
    private static final double MILLIS = 1_000.0;

    /** Whoever reads the figures waits ten seconds, as a rule, and would have none of them then. */
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final Settings.Watch wanted;
    private final Meters meters;
    private final Storage storage;
    private final DiscordSession session;
    private final GameHost host;
    private final InstantSource clock;
    private final BriefQuestion<Integer> owed;
    private final BriefQuestion<Optional<Instant>> oldest;
    private final BriefQuestion<Optional<Instant>> readable;
    private Optional<WatchServer> server = Optional.empty();

    @Inject
    Watchman(
            Settings settings,
            Meters meters,
            Storage storage,
            LiveMatches live,
            DiscordSession session,
            GameHost host,
            InstantSource clock) {
        this.wanted = settings.watch();
        this.meters = meters;
        this.storage = storage;
        this.session = session;
        this.host = host;
        this.clock = clock;
        this.owed = new BriefQuestion<>(() -> storage.outbox().owed(), PATIENCE);
        this.oldest = new BriefQuestion<>(() -> storage.outbox().oldest(), PATIENCE);
        this.readable = new BriefQuestion<>(() -> storage.outbox().nextDue(), PATIENCE);
        meters.figure("strategos.matches.memory", "Matches kept in memory", live::size);
        meters.figure("strategos.posts.owed", "Posts that Discord does not have yet", () -> known(owed::ask));
        meters.figure("strategos.posts.oldest.seconds", "Age of the oldest of them", () -> known(this::oldest));
        meters.figure("strategos.slots.held", "Parts of all servers that this process looks after", this::slots);
        meters.figures("strategos.discord.connected", "Whether a shard is connected", "shard", this::connected);
        meters.figures("strategos.discord.ping.seconds", "A heartbeat there and back", "shard", this::pings);
    }

    /** Begins to tell, if that is wanted. @throws java.io.UncheckedIOException when the port cannot be opened */
    void open() {
        if (wanted.port() > 0) {
            server = Optional.of(WatchServer.open(wanted.port(), meters, health()));
        }
    }

    private Health health() {
        return new Health(List.of(new Check("discord", this::unconnected), new Check("database", this::unusable)));
    }

    private Optional<String> unconnected() {
        Map<Integer, Boolean> states = session.states();
        if (states.isEmpty()) {
            return Optional.of("not connected");
        }
        List<Integer> gone = states.entrySet().stream()
                .filter(state -> !state.getValue())
                .map(Map.Entry::getKey)
                .toList();
        return gone.isEmpty()
                ? Optional.empty()
                : Optional.of("not connected: shard "
                        + gone.stream().map(String::valueOf).collect(Collectors.joining(", ")));
    }

    /** What cannot be read is thrown, and told; a full disk is read well. */
    private Optional<String> unusable() {
        Optional<Instant> unused = readable.ask();
        return host.beats() ? Optional.empty() : Optional.of("nothing can be stored; the log says why");
    }

    /** What the database does not tell now is no number; why stands in the log, and in what is told of its health. */
    private static double known(Supplier<? extends Number> figure) {
        try {
            return figure.get().doubleValue();
        } catch (StorageException | Unanswered e) {
            return Double.NaN;
        }
    }

    private long slots() {
        Fence held = storage.fence();
        return Slot.all().stream().filter(held::covers).count();
    }

    private double oldest() {
        return oldest.ask()
                        .map(then -> Duration.between(then, clock.instant()))
                        .orElse(Duration.ZERO)
                        .toMillis()
                / MILLIS;
    }

    private Map<Integer, Integer> connected() {
        Map<Integer, Integer> all = new TreeMap<>();
        session.states().forEach((shard, there) -> all.put(shard, there ? 1 : 0));
        return all;
    }

    private Map<Integer, Double> pings() {
        Map<Integer, Double> all = new TreeMap<>();
        session.pings().forEach((shard, millis) -> all.put(shard, millis / MILLIS));
        return all;
    }

    @Override
    public void close() {
        server.ifPresent(WatchServer::close);
        meters.close();
    }
}
