package strategos.bot.host.mail;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.Checkpoint;
import strategos.bot.host.HouseParts;
import strategos.storage.Outbox;
import strategos.storage.Post;

/**
 * Sends what the outbox owes: of each place one post at a time, in their order, of different places side by side. A post
 * is claimed before it is sent and marked after; a crash in between makes it unsure, and the outlet then looks whether it
 * is there already.
 */
public final class OutboxPump implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(OutboxPump.class);
    private static final int BATCH = 64;
    private static final Duration LONGEST_SLEEP = Duration.ofSeconds(30);
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /** A post that a fault of our own keeps from being made is given up after so many attempts. */
    private static final int FAULTS = 12;

    private final Outbox outbox;
    private final Courier courier;
    private final InstantSource clock;
    private final Checkpoint.Watch watch;
    private final Started started;
    private final ExecutorService senders = Executors.newVirtualThreadPerTaskExecutor();
    private final Semaphore signal = new Semaphore(0);
    private final AtomicInteger sending = new AtomicInteger();
    private final AtomicLong dispatched = new AtomicLong();
    private volatile boolean open;

    /** Hears of the posts that start matches. */
    public interface Started {
        /** The service has the post, as this message. */
        void sent(String match, String message);

        /** The service will never have it. */
        void givenUp(String match);
    }

    OutboxPump(Outbox outbox, Courier courier, InstantSource clock, Checkpoint.Watch watch, Started started) {
        this.outbox = outbox;
        this.courier = courier;
        this.clock = clock;
        this.watch = watch;
        this.started = started;
    }

    /** A pump for a house of these parts. */
    public static OutboxPump of(Outbox outbox, HouseParts parts, Shelf matches, Started started) {
        Envelopes envelopes = new Envelopes();
        Courier courier = new Courier(
                parts.outlet(),
                parts.pictures(),
                parts.servers(),
                matches,
                new CardDesk(outbox, envelopes),
                envelopes,
                parts.clock());
        return new OutboxPump(outbox, courier, parts.clock(), parts.watch(), started);
    }

    /** Begins to send. What was being sent when the last run ended is looked for first. */
    public void open() {
        int unsure = outbox.recover(clock.instant());
        if (unsure > 0) {
            LOG.info("{} posts were being sent when the last run ended", unsure);
        }
        open = true;
        Thread.ofVirtual().name("outbox").start(this::run);
    }

    /** Something may be due. */
    public void wake() {
        signal.release();
    }

    /**
     * Whether nothing is being sent and nothing could be sent now. A post that is taken up while this looks hides those
     * behind it, so it counts as work.
     */
    public boolean idle() {
        long before = dispatched.get();
        return sending.get() == 0 && outbox.due(clock.instant(), 1).isEmpty() && dispatched.get() == before;
    }

    private void run() {
        while (open) {
            try {
                for (Post post : outbox.due(clock.instant(), BATCH)) {
                    dispatch(post);
                }
                signal.tryAcquire(sleep().toMillis(), TimeUnit.MILLISECONDS);
                signal.drainPermits();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            } catch (Throwable e) { // an error too: nothing would ever be sent again
                if (open) {
                    LOG.error("the outbox cannot be read", e);
                    pause();
                }
            }
        }
    }

    private void dispatch(Post post) {
        dispatched.incrementAndGet();
        sending.incrementAndGet();
        try {
            if (!outbox.claim(post.id())) {
                sending.decrementAndGet();
                return;
            }
            watch.reached(Checkpoint.CLAIMED, post.kind());
            senders.execute(() -> send(post));
        } catch (RuntimeException | Error e) {
            sending.decrementAndGet();
            throw e;
        }
    }

    private void send(Post post) {
        try {
            settle(post, attempt(post));
        } catch (RuntimeException | Error e) {
            LOG.error("match {}: post {}: what became of it cannot be stored", match(post), post.id(), e);
        } finally {
            sending.decrementAndGet();
            wake();
        }
    }

    private Fate attempt(Post post) {
        try {
            return courier.send(post);
        } catch (RuntimeException | Error e) {
            LOG.error("match {}: post {} ({}) cannot be made", match(post), post.id(), post.kind(), e);
            return post.attempts() + 1 < FAULTS
                    ? new Fate.Later(true, Backoff.FAULT.after(post.attempts() + 1), "a fault of our own")
                    : new Fate.Dropped("a fault of our own, again and again");
        }
    }

    private void settle(Post post, Fate fate) {
        Instant now = clock.instant();
        boolean starts = Kind.of(post.kind()) == Kind.START;
        switch (fate) {
            case Fate.Sent(String message) -> {
                watch.reached(Checkpoint.DELIVERED, post.kind());
                outbox.markSent(post.id(), message, now);
                watch.reached(Checkpoint.MARKED, post.kind());
                if (starts) {
                    started.sent(match(post), message);
                }
            }
            case Fate.Superseded superseded -> outbox.giveUp(post.id(), "a newer one follows", now);
            case Fate.Dropped(String reason) -> {
                LOG.info("match {}: post {} ({}) is dropped: {}", match(post), post.id(), post.kind(), reason);
                outbox.giveUp(post.id(), reason, now);
                if (starts) {
                    started.givenUp(match(post));
                }
            }
            case Fate.Later(boolean unsure, Duration delay, String reason) -> {
                LOG.warn(
                        "match {}: post {} ({}) was not sent, next attempt in {} s: {}",
                        match(post),
                        post.id(),
                        post.kind(),
                        delay.toSeconds(),
                        reason);
                if (unsure) {
                    outbox.markUnsure(post.id(), reason, now.plus(delay));
                } else {
                    outbox.markFailed(post.id(), reason, now.plus(delay));
                }
            }
        }
    }

    private static String match(Post post) {
        return post.match().orElse("");
    }

    /** Until the next post is due, as far as is known now; a post owed later wakes the pump. */
    private Duration sleep() {
        Duration wait = outbox.nextDue()
                .map(due -> Duration.between(clock.instant(), due))
                .filter(d -> d.compareTo(LONGEST_SLEEP) < 0)
                .orElse(LONGEST_SLEEP);
        return wait.isNegative() ? Duration.ZERO : wait;
    }

    private static void pause() {
        try {
            Thread.sleep(Duration.ofSeconds(1));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Stops after the posts that are being sent. */
    @Override
    public void close() {
        open = false;
        wake();
        senders.shutdown();
        try {
            if (!senders.awaitTermination(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                LOG.warn("{} posts are still being sent; the next run looks whether they arrived", sending.get());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
