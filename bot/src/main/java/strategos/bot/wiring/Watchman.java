package strategos.bot.wiring;

import jakarta.inject.Inject;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import strategos.bot.discord.DiscordSession;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.service.GameHost;
import strategos.bot.settings.Settings;
import strategos.bot.watch.Health;
import strategos.bot.watch.Health.Check;
import strategos.bot.watch.Meters;
import strategos.bot.watch.WatchServer;
import strategos.storage.Storage;

/** Gathers what is told of the bot on the port that the settings name. */
final class Watchman implements AutoCloseable {
    private static final double MILLIS = 1_000.0;

    private final Settings.Watch wanted;
    private final Meters meters;
    private final Storage storage;
    private final DiscordSession session;
    private final GameHost host;
    private final InstantSource clock;
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
        meters.figure("strategos.matches.memory", "Matches kept in memory", live::size);
        meters.figure(
                "strategos.posts.owed",
                "Posts that Discord does not have yet",
                () -> storage.outbox().owed());
        meters.figure("strategos.posts.oldest.seconds", "Age of the oldest of them", this::oldest);
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
        storage.outbox().nextDue();
        return host.beats() ? Optional.empty() : Optional.of("nothing can be stored; the log says why");
    }

    private double oldest() {
        return storage.outbox()
                        .oldest()
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
