package strategos.bot.host.timekeeping;

import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.ActionResult;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.running.MatchExecutor;
import strategos.bot.memory.AWhile;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Outlet;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.Storage;
import strategos.storage.match.Matches;

/** Puts matches to sleep in which nobody has done anything for long, and those whose channel is gone. */
public final class Idle implements Outlet.Loss {
    private static final Logger LOG = LoggerFactory.getLogger(Idle.class);

    /** Longer than anybody's holidays. */
    static final Duration LONG = Duration.ofDays(30);

    private static final int BATCH = 20;

    /** That many cannot be put to sleep where something is wrong with all, such as the disk: no more are tried meanwhile. */
    static final int MOST = 1_000;

    /** What keeps one awake may keep it so for days: to try at every tick would fill the log. */
    private static final AWhile BEFORE_THE_NEXT = new AWhile(Duration.ofHours(1));

    private final Matches matches;
    private final MatchExecutor executor;
    private final OutboxWriter writer;
    private final Outlet outlet;
    private final InstantSource clock;

    /** Those that could not be put to sleep, and when that was tried. */
    private final Map<String, Instant> awake = new ConcurrentHashMap<>();

    @Inject
    Idle(Storage storage, MatchExecutor executor, OutboxWriter writer, Outlet outlet, InstantSource clock) {
        this.matches = storage.matches();
        this.executor = executor;
        this.writer = writer;
        this.outlet = outlet;
        this.clock = clock;
    }

    /** Which threads it had is not known any more, so those of its server in which matches live are looked at. */
    @Override
    public void lost(ChannelRef where, boolean threads) {
        lost(where);
        if (threads) {
            Set<ChannelRef> living = matches.aliveInGuild(where.guild()).stream()
                    .map(match -> new ChannelRef(match.guild(), match.channel()))
                    .collect(Collectors.toSet());
            outlet.gone(living).forEach(this::lost);
        }
    }

    private void lost(ChannelRef where) {
        matches.livingIn(where.guild(), where.channel()).ifPresent(match -> {
            LOG.info("match {}: its channel {} is gone", match, where.word());
            Line why = new Line(Text.of("host.asleep.gone", "match", match));
            executor.run(Optional.empty(), match, new Sleep(writer, Optional.empty(), why, true));
        });
    }

    public void tick() {
        Instant now = clock.instant();
        awake.values().removeIf(tried -> !BEFORE_THE_NEXT.since(tried, now));
        if (awake.size() >= MOST) {
            return;
        }
        for (String match : matches.idleSince(now.minus(LONG), Math.min(BATCH + awake.size(), MOST))) {
            if (awake.putIfAbsent(match, now) == null && asleep(match)) {
                awake.remove(match);
            }
        }
    }

    private boolean asleep(String match) {
        LOG.info("match {}: nobody has done anything for {} days", match, LONG.toDays());
        Line why = new Line(Text.of("host.asleep.idle", "match", match, "days", (int) LONG.toDays()));
        return executor.run(Optional.empty(), match, new Sleep(writer, Optional.empty(), why, false))
                instanceof ActionResult.Done;
    }
}
