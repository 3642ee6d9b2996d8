package strategos.bot.host.mail;

import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.memory.Newest;
import strategos.bot.port.ChannelRef;
import strategos.storage.Fence;
import strategos.storage.Outbox;
import strategos.storage.Pages.PageChange;
import strategos.storage.Post;
import strategos.storage.StorageException;

/** Stores what became of posts. What cannot be stored is tried again until it can: its place waits for it, and no other does. */
final class Ledger {
    private static final Logger LOG = LoggerFactory.getLogger(Ledger.class);

    /** Between attempts while the database fails. */
    static final Backoff AGAIN = new Backoff(Duration.ofMillis(100), Duration.ofSeconds(5));

    /** Before a post is sent again of which nobody knows what became. */
    private static final Duration AFTER_A_LOSS = Duration.ofSeconds(5);

    /** Places that are known to be closed; what others keep waiting is tried again in its own time. */
    static final int CLOSED = 1_000;

    private final Outbox outbox;
    private final InstantSource clock;
    private final Newest<String, Boolean> closed = new Newest<>(CLOSED);
    private final CountDownLatch closing = new CountDownLatch(1);

    @Inject
    Ledger(Outbox outbox, InstantSource clock) {
        this.outbox = outbox;
        this.clock = clock;
    }

    /** Enters what became of the post; false when the end came before that could be stored. */
    boolean enter(Post post, Fate fate) {
        for (int tries = 1; !stored(post, fate); tries++) {
            if (ended(AGAIN.after(tries))) {
                return false;
            }
        }
        return true;
    }

    private boolean stored(Post post, Fate fate) {
        try {
            store(post, fate, clock.instant());
            return true;
        } catch (StorageException e) {
            LOG.warn(
                    "match {}: post {}: what became of it cannot be stored yet: {}",
                    post.match().orElse(""),
                    post.id(),
                    e.getMessage());
            return false;
        }
    }

    private void store(Post post, Fate fate, Instant now) {
        switch (fate) {
            case Fate.Sent(String message) -> outbox.markSent(post.id(), message, now);
            case Fate.Stepped(String message, PageChange shown) -> outbox.markSent(post.id(), message, now, shown);
            case Fate.Superseded superseded -> outbox.giveUp(post.id(), now);
            case Fate.Dropped dropped -> outbox.giveUp(post.id(), now);
            case Fate.Later(boolean unsure, Duration delay, String ignored) -> {
                if (unsure) {
                    outbox.markUnsure(post.id(), now.plus(delay));
                } else {
                    outbox.markFailed(post.id(), now.plus(delay));
                    closed.put(post.place(), true);
                }
            }
        }
    }

    /** Puts back what the last one was sending who had that part. */
    void recover(Fence part, Set<Long> sending) {
        int unsure = outbox.recover(part, sending, clock.instant());
        if (unsure > 0) {
            LOG.info("{} posts were being sent when the last run ended", unsure);
        }
    }

    /** Puts back what is marked as being sent although it is none of these. */
    void recover(Set<Long> sending) {
        int lost = outbox.recover(sending, clock.instant().plus(AFTER_A_LOSS));
        LOG.info("after a fault {} posts are looked for", lost);
    }

    /** What a place kept waiting because it was closed may be tried now; whether there was anything. */
    boolean reopened(ChannelRef where) {
        String place = where.word();
        if (!closed.remove(place)) {
            return false;
        }
        try {
            outbox.hasten(place, clock.instant());
            return true;
        } catch (StorageException e) {
            closed.put(place, true);
            LOG.warn("the posts to {} are not hastened: {}", place, e.getMessage());
            return false;
        }
    }

    /** Nothing is tried again from now on. */
    void close() {
        closing.countDown();
    }

    /** Whether it is still kept. */
    boolean open() {
        return closing.getCount() > 0;
    }

    /** Waits; true when the end came meanwhile. */
    boolean ended(Duration wait) {
        try {
            return closing.await(wait.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    /** What became of an attempt to send a post. */
    sealed interface Fate {
        /** The service has it, as this message. */
        record Sent(String message) implements Fate {}

        /**
         * A step of showing a match in its channel is done.
         *
         * @param message the service's id of the message that was posted, changed or removed
         */
        record Stepped(String message, PageChange shown) implements Fate {}

        /** What it said is out of date, and a newer one follows. */
        record Superseded() implements Fate {}

        /** There is nothing to send any more, or there never will be. */
        record Dropped(String reason) implements Fate {}

        /**
         * Not now.
         *
         * @param unsure whether it may have arrived all the same
         */
        record Later(boolean unsure, Duration delay, String reason) implements Fate {}
    }
}
