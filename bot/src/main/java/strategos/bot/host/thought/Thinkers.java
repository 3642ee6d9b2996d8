package strategos.bot.host.thought;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.time.Duration;
import java.util.Comparator;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
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
    /**
     * A thought that takes longer from its beginning is broken off: the rules of thumb decide instead. No usual one comes near
     * it. How long it waits for its turn does not count, or a crowd of matches would change what a computer orders.
     */
    private static final Duration LONGEST = Duration.ofMinutes(1);

    private final Provider<ThoughtLimits> limits;
    private final Duration longest;
    private final AtomicLong asked = new AtomicLong();
    private final ExecutorService pool;

    @Inject
    Thinkers(Provider<ThoughtLimits> limits) {
        this(limits, LONGEST);
    }

    // Nothing depends on the priority: it only lets people's orders go first where all cores are busy. On Linux the
    // launcher's -XX:ThreadPriorityPolicy=1 makes it count.
    @SuppressWarnings("ThreadPriorityCheck")
    Thinkers(Provider<ThoughtLimits> limits, Duration longest) {
        this.limits = limits;
        this.longest = longest;
        int most = limits.get().thinkers();
        this.pool = new ThreadPoolExecutor(
                most,
                most,
                0,
                TimeUnit.SECONDS,
                new PriorityBlockingQueue<>(most, Comparator.comparing(Asked.class::cast)),
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
        return inTime(Turn.ORDER, () -> player.think(seen, seat, decision, luck));
    }

    /**
     * What a hard player would tell whoever asks what to do. It goes before the orders of computers: a person waits for it.
     *
     * @throws IllegalStateException as {@link #think}
     */
    public <S> Thought advise(Game<S> game, Seen<S> seen, Seat seat, Decision decision, RandomGenerator luck) {
        Opponent<S> player = player(game, Level.HARD);
        return inTime(Turn.ADVICE, () -> player.advise(seen, seat, decision, luck));
    }

    private <S> Opponent<S> player(Game<S> game, Level level) {
        return new Opponents(limits.get().hard(), () -> !Thread.currentThread().isInterrupted()).of(game, level);
    }

    private Thought inTime(Turn turn, Callable<Thought> thinking) {
        Asked thought = new Asked(turn, asked.getAndIncrement(), thinking);
        try {
            pool.execute(thought);
            while (true) {
                try {
                    return thought.get(thought.left(longest), TimeUnit.NANOSECONDS);
                } catch (TimeoutException e) {
                    if (thought.left(longest) <= 0) {
                        throw new IllegalStateException("a thought takes longer than " + longest, e);
                    }
                }
            }
        } catch (RejectedExecutionException e) {
            throw new IllegalStateException("nobody thinks any more", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("a thought failed", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("a thought was broken off", e);
        } catch (CancellationException e) {
            throw new IllegalStateException("a thought was never begun", e);
        } finally {
            thought.cancel(true);
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

    /** Who is thought for first, where several wait. */
    private enum Turn {
        ADVICE,
        ORDER
    }

    /** A thought that is waited for: of one kind, the first that was asked for comes first. */
    private static final class Asked extends FutureTask<Thought> implements Comparable<Asked> {
        private static final Comparator<Asked> FIRST =
                Comparator.<Asked, Turn>comparing(one -> one.turn).thenComparingLong(one -> one.number);

        private final Turn turn;
        private final long number;
        private volatile OptionalLong begun = OptionalLong.empty();

        Asked(Turn turn, long number, Callable<Thought> thinking) {
            super(thinking);
            this.turn = turn;
            this.number = number;
        }

        @Override
        public void run() {
            begun = OptionalLong.of(System.nanoTime());
            super.run();
        }

        /** Nanoseconds that it may still take; all of them until it has begun. */
        long left(Duration longest) {
            OptionalLong since = begun;
            return longest.toNanos() - (since.isPresent() ? System.nanoTime() - since.getAsLong() : 0);
        }

        @Override
        public int compareTo(Asked other) {
            return FIRST.compare(this, other);
        }
    }
}
