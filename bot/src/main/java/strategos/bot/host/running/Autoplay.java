package strategos.bot.host.running;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.ActionResult;
import strategos.bot.host.HostLimits;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.transaction.CommitBuilder;
import strategos.bot.host.transaction.CommitBuilder.Automatic;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.bot.memory.Newest;
import strategos.bot.port.Outlet;
import strategos.bot.port.RedactedFailure;
import strategos.engine.seat.Seat;
import strategos.storage.access.StorageException;
import strategos.storage.post.Outbox;

/**
 * Plays the seats that no person holds: a computer's choice, or the fallback of a vacant seat, each an order of its own in
 * the match's queue, off the caller's thread. It never runs far ahead of the posts that tell of it.
 */
public final class Autoplay implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Autoplay.class);

    /** Matches that are remembered in which the host has stopped playing; the others are tried once more. */
    private static final int STOPPED = 1_000;

    /** A computer waits so long for the posts of its last order, then plays on. */
    private static final Duration PACE = Duration.ofSeconds(10);

    /** Between two looks at what is owed, then twice as long up to the most: over a network each of them is a question. */
    private static final Duration FIRST_LOOK = Duration.ofMillis(1);

    private static final Duration LONGEST_LOOK = Duration.ofMillis(64);
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final LiveMatches live;
    private final MatchExecutor executor;
    private final CommitBuilder builder;
    private final Thinking thinking;
    private final OutboxWriter writer;
    private final Troubles troubles;
    private final Outbox outbox;
    private final Outlet outlet;
    private final InstantSource clock;
    private final Provider<HostLimits> limits;
    private final Automatic automatic = new Automatic();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Map<String, Boolean> playing = new ConcurrentHashMap<>();

    /** The versions at which the host has stopped playing, until they move on. */
    private final Newest<String, Long> stopped = new Newest<>(STOPPED);

    /** The versions at which an order of the host's own was dropped since it failed whenever it was tried. */
    private final Newest<String, Long> hopeless = new Newest<>(STOPPED);

    private volatile boolean open = true;

    @Inject
    Autoplay(
            LiveMatches live,
            MatchExecutor executor,
            CommitBuilder builder,
            Thinking thinking,
            OutboxWriter writer,
            Troubles troubles,
            Outbox outbox,
            Outlet outlet,
            InstantSource clock,
            Provider<HostLimits> limits) {
        this.live = live;
        this.executor = executor;
        this.builder = builder;
        this.thinking = thinking;
        this.writer = writer;
        this.troubles = troubles;
        this.outbox = outbox;
        this.outlet = outlet;
        this.clock = clock;
        this.limits = limits;
    }

    /** Begins to play, if there is a seat to be played and nobody plays it yet. */
    public void consider(CommittedMatch<?> match) {
        if (open
                && automatic.next(match).isPresent()
                && !at(stopped, match)
                && !rests(match)
                && playing.putIfAbsent(match.id(), true) == null) {
            begin(match.id());
        }
    }

    /** Whoever closes meanwhile takes nothing more in: what is not played now is played when the host opens again. */
    private void begin(String match) {
        try {
            threads.execute(() -> play(match));
        } catch (RejectedExecutionException closing) {
            playing.remove(match);
        }
    }

    private static boolean at(Newest<String, Long> versions, CommittedMatch<?> match) {
        return versions.get(match.id())
                .filter(version -> version == match.version())
                .isPresent();
    }

    /** It would give the same order again, which fails again: it waits until somebody else moves the match on. */
    public void rest(CommittedMatch<?> match) {
        hopeless.put(match.id(), match.version());
    }

    /** Whether the host gives no order of its own there as long as nobody else moves the match on. */
    public boolean rests(CommittedMatch<?> match) {
        return at(hopeless, match);
    }

    /** Where it stopped at a fault it may begin again, though nothing has been played since. */
    void resume(String match) {
        stopped.remove(match);
    }

    /** Whether anything is being played. */
    public boolean busy() {
        return !playing.isEmpty();
    }

    private void play(String match) {
        End end = End.FAULT;
        try {
            end = playOut(match);
        } catch (StorageException e) {
            LOG.error("match {}: the host cannot play on yet: {}", match, e.getMessage());
            end = End.TROUBLED;
        } catch (RuntimeException | Error e) {
            LOG.error("match {}: the host cannot play on", match, RedactedFailure.of(e));
        } finally {
            playing.remove(match);
        }
        if (open) {
            after(match, end);
        }
    }

    /** How playing comes to an end. */
    private enum End {
        /** Nothing is left to be played. */
        PLAYED,
        /** It is another process's now. */
        LEFT,
        /** The database failed. */
        TROUBLED,
        /** Something else did. */
        FAULT,
        /** There was no end to it. */
        ENDLESS
    }

    private void after(String match, End end) {
        switch (end) {
            case PLAYED -> again(match);
            case LEFT -> live.drop(match);
            case TROUBLED -> troubles.report(match);
            case FAULT -> {
                troubles.report(match);
                stop(match);
            }
            case ENDLESS -> stop(match);
        }
    }

    /** The card is shown, and that alone is no reason to try again: the same would fail at once, for ever. */
    private void stop(String match) {
        try {
            live.find(match).ifPresent(now -> stopped.put(match, now.version()));
        } catch (RuntimeException | Error e) {
            troubles.report(match);
        }
        executor.run(Optional.empty(), match, new ShowCard(writer));
    }

    /** What was committed in the last moment found the host still playing. */
    private void again(String match) {
        try {
            live.find(match).ifPresent(this::consider);
        } catch (StorageException e) {
            troubles.report(match);
        }
    }

    private End playOut(String match) {
        int most = limits.get().ownOrders();
        for (int orders = 0; orders < most; orders++) {
            CommittedMatch<?> now = live.find(match).orElseThrow();
            Optional<Seat> next = automatic.next(now);
            if (next.isEmpty() || !open) {
                return End.PLAYED;
            }
            awaitPosts(match);
            MatchTransaction order = order(now, next.get());
            // What closing has broken off is thought anew when the host opens again: the order is the same then.
            if (!open) {
                return End.PLAYED;
            }
            ActionResult outcome = executor.run(Optional.empty(), match, order);
            if (outcome instanceof ActionResult.Failed failed) {
                return switch (failed.cause()) {
                    case STORAGE, DOUBT -> End.TROUBLED;
                    case ELSEWHERE -> End.LEFT;
                    case FAULT -> End.FAULT;
                };
            }
        }
        LOG.warn("match {}: the host has stopped playing by itself", match);
        return End.ENDLESS;
    }

    private MatchTransaction order(CommittedMatch<?> now, Seat seat) {
        return Automatic.level(now, now.holder(seat).orElseThrow())
                .<MatchTransaction>map(level -> thinking.about(now, seat, level))
                .orElseGet(() ->
                        new GiveFallback(builder, writer, seat, now.stamp(seat).open(), GiveFallback.VACANT));
    }

    /** Until the posts of the match are out, or for a while. */
    private void awaitPosts(String match) {
        long end = System.nanoTime() + PACE.toNanos();
        long pause = FIRST_LOOK.toNanos();
        while (open && owes(match) && System.nanoTime() < end) {
            LockSupport.parkNanos(pause);
            pause = Math.min(2 * pause, LONGEST_LOOK.toNanos());
        }
    }

    /**
     * Whether posts of the match keep the next order waiting. What is being sent tells all that has happened until it is put
     * together, which saves a chat service requests; who reads line by line is told the same whatever was quicker.
     */
    private boolean owes(String match) {
        return outlet.oneByOne() ? outbox.owed(match) > 0 : outbox.owedNow(match, clock.instant()) > 0;
    }

    @Override
    public void close() {
        open = false;
        thinking.close();
        threads.shutdown();
        try {
            if (!threads.awaitTermination(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                LOG.warn("computers still play in {} matches", playing.size());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
