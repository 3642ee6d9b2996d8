package strategos.bot.host.deed;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.Outcome;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.LiveMatches;
import strategos.engine.seat.Seat;
import strategos.storage.StorageException;

/**
 * Plays the seats that no person holds: a computer's choice, or the fallback of a vacant seat, each an order of its own in
 * the match's queue, off the caller's thread. It never runs far ahead of the posts that tell of it.
 */
final class Autoplay implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Autoplay.class);

    /** No match is so long; one that goes on for ever among computers stops here. */
    private static final int MOST = 20_000;

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final LiveMatches live;
    private final Players players;
    private final Automatic automatic = new Automatic();
    private final Pace pace;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Map<String, Boolean> playing = new ConcurrentHashMap<>();
    private volatile boolean open = true;

    /** Carries out the orders. */
    interface Players {
        Outcome computer(String match, Seat seat);

        Outcome vacant(String match, Seat seat, long asked);

        /** The house has stopped playing although it is awaited. */
        void stopped(String match);

        /** The house has stopped playing because the database failed, and is to go on when that works again. */
        void troubled(String match);
    }

    /** Waits until the posts of the match are out, or for a while. */
    @FunctionalInterface
    interface Pace {
        void await(CommittedMatch<?> match);
    }

    Autoplay(LiveMatches live, Players players, Pace pace) {
        this.live = live;
        this.players = players;
        this.pace = pace;
    }

    /** Begins to play, if there is a seat to be played and nobody plays it yet. */
    void consider(CommittedMatch<?> match) {
        if (open && automatic.next(match).isPresent() && playing.putIfAbsent(match.id(), true) == null) {
            threads.execute(() -> play(match.id()));
        }
    }

    /** Whether anything is being played. */
    boolean busy() {
        return !playing.isEmpty();
    }

    private void play(String match) {
        End end = End.FAILED;
        try {
            end = playOut(match);
        } catch (StorageException e) {
            LOG.error("match {}: the house cannot play on yet: {}", match, e.getMessage());
            end = End.TROUBLED;
        } catch (RuntimeException | Error e) {
            LOG.error("match {}: the house cannot play on", match, Unspoken.of(e));
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
        /** The database failed. */
        TROUBLED,
        /** Something else did, or there was no end to it. */
        FAILED
    }

    private void after(String match, End end) {
        switch (end) {
            case PLAYED -> again(match);
            case TROUBLED -> players.troubled(match);
            case FAILED -> players.stopped(match);
        }
    }

    /** What was committed in the last moment found the house still playing. */
    private void again(String match) {
        try {
            live.find(match).ifPresent(this::consider);
        } catch (StorageException e) {
            players.troubled(match);
        }
    }

    private End playOut(String match) {
        for (int orders = 0; orders < MOST; orders++) {
            CommittedMatch<?> now = live.find(match).orElseThrow();
            Optional<Seat> next = automatic.next(now);
            if (next.isEmpty() || !open) {
                return End.PLAYED;
            }
            pace.await(now);
            Seat seat = next.get();
            boolean computer = Automatic.computer(now, now.holder(seat).orElseThrow());
            Outcome outcome = computer
                    ? players.computer(match, seat)
                    : players.vacant(match, seat, now.question(seat).open());
            if (outcome instanceof Outcome.Failed failed) {
                return failed.passes() ? End.TROUBLED : End.FAILED;
            }
        }
        LOG.warn("match {}: the house has stopped playing by itself", match);
        return End.FAILED;
    }

    @Override
    public void close() {
        open = false;
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
