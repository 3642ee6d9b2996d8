package strategos.bot.host.thought;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.random.RandomGenerator;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Seen;
import strategos.engine.search.Level;
import strategos.engine.search.Opponents;
import strategos.engine.search.Opponents.Opponent;
import strategos.engine.search.Thought;
import strategos.engine.seat.Seat;

/**
 * Lets computers think, a few at once and at low priority, so that people's orders never wait for them. What they are given
 * is a position that never changes; whoever asked gives the order only if the match has not moved on meanwhile.
 */
public final class Thinkers implements AutoCloseable {
    /** A thought that takes longer is broken off: the rules of thumb decide instead. No usual one comes near it. */
    private static final Duration LONGEST = Duration.ofMinutes(1);

    private final Provider<ThoughtLimits> limits;
    private final ExecutorService pool;

    // Nothing depends on the priority: it only lets people's orders go first where all cores are busy. On Linux the
    // launcher's -XX:ThreadPriorityPolicy=1 makes it count.
    @SuppressWarnings("ThreadPriorityCheck")
    @Inject
    Thinkers(Provider<ThoughtLimits> limits) {
        this.limits = limits;
        this.pool = Executors.newFixedThreadPool(
                limits.get().thinkers(),
                Thread.ofPlatform()
                        .name("thinker-", 1)
                        .daemon()
                        .priority(Thread.MIN_PRIORITY)
                        .factory());
    }

    /**
     * What a player of that level thinks of; the same arguments and luck give the same.
     *
     * @throws IllegalStateException when the thought fails, takes too long, or the host closes
     */
    public <S> Thought think(
            Game<S> game, Level level, Seen<S> seen, Seat seat, Decision decision, RandomGenerator luck) {
        Opponent<S> player = player(game, level);
        return inTime(() -> player.think(seen, seat, decision, luck));
    }

    /**
     * What a hard player would tell whoever asks what to do.
     *
     * @throws IllegalStateException as {@link #think}
     */
    public <S> Thought advise(Game<S> game, Seen<S> seen, Seat seat, Decision decision, RandomGenerator luck) {
        Opponent<S> player = player(game, Level.HARD);
        return inTime(() -> player.advise(seen, seat, decision, luck));
    }

    private <S> Opponent<S> player(Game<S> game, Level level) {
        return new Opponents(limits.get().hard(), () -> !Thread.currentThread().isInterrupted()).of(game, level);
    }

    private Thought inTime(Callable<Thought> thinking) {
        Future<Thought> thought = submitted(thinking);
        try {
            return thought.get(LONGEST.toSeconds(), TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            throw new IllegalStateException("a thought failed", e.getCause());
        } catch (TimeoutException e) {
            throw new IllegalStateException("a thought takes longer than " + LONGEST, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("a thought was broken off", e);
        } catch (CancellationException e) {
            throw new IllegalStateException("a thought was never begun", e);
        } finally {
            thought.cancel(true);
        }
    }

    private Future<Thought> submitted(Callable<Thought> thinking) {
        try {
            return pool.submit(thinking);
        } catch (RejectedExecutionException e) {
            throw new IllegalStateException("nobody thinks any more", e);
        }
    }

    /** Whether nobody thinks any more: a thought that is broken off then is no failure. */
    public boolean closed() {
        return pool.isShutdown();
    }

    /** Breaks off what is thought, and calls off what waits for its turn: nobody waits for either any more. */
    @Override
    public void close() {
        for (Runnable waiting : pool.shutdownNow()) {
            if (waiting instanceof Future<?> thought) {
                thought.cancel(false);
            }
        }
    }
}
