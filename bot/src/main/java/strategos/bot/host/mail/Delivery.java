package strategos.bot.host.mail;

import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.Faults;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Servers;
import strategos.bot.host.live.MatchFacts.TimeLimits;
import strategos.bot.host.live.StoredWishes;
import strategos.bot.memory.Frames;
import strategos.bot.memory.Newest;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Picture;
import strategos.bot.port.Message.Picture.Crowded;
import strategos.bot.port.Outlet;
import strategos.bot.port.Post.Part;
import strategos.bot.port.RedactedFailure;
import strategos.bot.port.Request.Person;
import strategos.bot.port.Stopwatch;
import strategos.bot.port.Stopwatch.Stage;
import strategos.bot.port.Undelivered;
import strategos.storage.access.StorageException;
import strategos.storage.post.Outbox;
import strategos.storage.post.Pages.PageChange;
import strategos.storage.post.Post;
import strategos.storage.slot.Fence;

/** Paints what a message shows, and hands it to the chat service. */
final class Delivery {
    private static final Logger LOG = LoggerFactory.getLogger(Delivery.class);

    /** Messages of a place that are told apart from one that is looked for: the newest of them is what counts. */
    private static final int NEIGHBOURS = 20;

    private final Outbox outbox;
    private final Outlet outlet;
    private final Servers servers;
    private final StoredWishes wishes;
    private final TimeLimits limits;
    private final InstantSource clock;
    private final Stopwatch stopwatch;
    private final Frames frames = new Frames();

    @Inject
    Delivery(
            Outbox outbox,
            Outlet outlet,
            Servers servers,
            StoredWishes wishes,
            TimeLimits limits,
            InstantSource clock,
            Stopwatch stopwatch) {
        this.outbox = outbox;
        this.outlet = outlet;
        this.servers = servers;
        this.wishes = wishes;
        this.limits = limits;
        this.clock = clock;
        this.stopwatch = stopwatch;
    }

    /** Posts it; gives the service's id of it. Who is notified stands in its words. */
    String post(Post row, LiveMatch match, Message message, List<String> pings) throws Undelivered {
        // The match in memory may be where it was before it moved: the row knows where it is owed.
        ChannelRef where = ChannelRef.of(row.place());
        return deliver(row, match, where, message, Optional.empty(), pinged(match, pings), Optional.empty());
    }

    /** Posts a message of the match's reports. */
    String post(Post row, LiveMatch match, Message message, List<String> pings, Part part) throws Undelivered {
        return deliver(row, match, match.where(), message, Optional.empty(), pinged(match, pings), Optional.of(part));
    }

    /** Tells one user something, where nobody else reads it. */
    String whisper(Post row, LiveMatch match, ChannelRef where, Message message) throws Undelivered {
        return deliver(row, match, where, message, Optional.empty(), List.of(), Optional.empty());
    }

    /** Changes a message; its pictures stay where there are no new ones. */
    void edit(Post row, LiveMatch match, ChannelRef where, String message, Message now, Part part) throws Undelivered {
        deliver(row, match, where, now, Optional.of(message), List.of(), Optional.of(part));
    }

    /** Takes back what an attempt posted of which nobody knew what became; gives the service's id of it, if it was there. */
    Optional<String> retract(Post row, LiveMatch match) throws Undelivered {
        return outlet.retract(new strategos.bot.port.Post(
                row.id(), match.id(), match.where(), Message.text(""), Optional.empty(), search(row), List.of()));
    }

    /**
     * Nobody is notified in a server that does not wish it, nor while they do not wish it: one who is waited for then is
     * notified when that ends.
     */
    List<String> pinged(LiveMatch match, List<String> users) {
        if (!servers.of(match.where().guild()).pings()) {
            return List.of();
        }
        Instant now = clock.instant();
        List<String> awake = new ArrayList<>();
        for (String user : users) {
            Optional<Instant> later = wishes.of(user).silentUntil(now);
            if (later.isEmpty()) {
                awake.add(user);
            } else {
                match.held(new Person(user, "")).stream()
                        .filter(match.awaited()::containsKey)
                        .forEach(seat -> limits.notifyThen(match, seat, later.get()));
            }
        }
        return awake;
    }

    private String deliver(
            Post row,
            LiveMatch match,
            ChannelRef where,
            Message message,
            Optional<String> edits,
            List<String> pings,
            Optional<Part> part)
            throws Undelivered {
        if (message.pictures().isEmpty()) {
            return painted(row, match, where, message, edits, pings, part);
        }
        frames.acquireUninterruptibly();
        try {
            return painted(row, match, where, message, edits, pings, part);
        } finally {
            frames.release();
        }
    }

    private String painted(
            Post row,
            LiveMatch match,
            ChannelRef where,
            Message message,
            Optional<String> edits,
            List<String> pings,
            Optional<Part> part)
            throws Undelivered {
        long start = System.nanoTime();
        Message painted = paint(row, message);
        if (!outbox.taken(row)) {
            throw new Undelivered(Undelivered.Remedy.RETRY, "it is another process's to send now", null);
        }
        long ready = System.nanoTime();
        String id = outlet.deliver(
                new strategos.bot.port.Post(row.id(), match.id(), where, painted, edits, search(row), pings, part));
        long sent = System.nanoTime();
        if (!message.pictures().isEmpty()) {
            stopwatch.took(Stage.PAINTED, ready - start);
        }
        stopwatch.took(Stage.SENT, sent - ready);
        LOG.debug(
                "match {}: post {} ({}): paint {} us, send {} us",
                match.id(),
                row.id(),
                row.kind(),
                (ready - start) / 1_000,
                (sent - ready) / 1_000);
        return id;
    }

    private Optional<strategos.bot.port.Post.Search> search(Post row) {
        if (!row.unsure()) {
            return Optional.empty();
        }
        List<String> others = outbox.messages(row.place(), NEIGHBOURS);
        return Optional.of(new strategos.bot.port.Post.Search(since(row, others), others));
    }

    /**
     * It was owed before it was sent, and the clock of whoever took it first may have been fast. Where that of whoever owed it was
     * too, only the messages of others tell what cannot be it.
     */
    private Instant since(Post row, List<String> others) {
        Instant owed = row.created();
        Instant first = row.claimed().filter(owed::isAfter).orElse(owed);
        Instant now = clock.instant();
        if (!first.isAfter(now)) {
            return first;
        }
        return others.isEmpty() ? now : Instant.EPOCH;
    }

    /** A picture that cannot be painted must not keep the words back, and its own stand for it: they give the key of the dice. */
    private Message paint(Post row, Message message) {
        Message told = message;
        List<Picture> painted = new ArrayList<>();
        for (Picture picture : message.pictures()) {
            try {
                byte[] png = picture.png().get();
                painted.add(new Picture(picture.name(), picture.alt(), () -> png));
            } catch (Crowded later) {
                throw later;
            } catch (RuntimeException | Error e) {
                LOG.error(
                        "match {}: post {}: {} cannot be painted",
                        row.match().orElse(""),
                        row.id(),
                        picture.name(),
                        RedactedFailure.of(e));
                told = told.unpainted(picture.alt());
            }
        }
        return told.with(painted);
    }

    /** Stores what became of posts. What cannot be stored is tried again until it can: its place waits for it, and no other does. */
    static final class Ledger {
        private static final Logger LOG = LoggerFactory.getLogger(Ledger.class);

        /** Between attempts while the database fails. */
        static final Backoff AGAIN = new Backoff(Duration.ofMillis(100), Duration.ofSeconds(5));

        /** Before a post is sent again of which nobody knows what became. */
        private static final Duration AFTER_A_LOSS = Duration.ofSeconds(5);

        /** So long an attempt takes at most that began before its place was open again, and how soon it is made once more. */
        private static final Duration UNDER_WAY = Duration.ofSeconds(10);

        private static final Duration SOON = Duration.ofSeconds(2);

        /** Places that are known to be closed, or open again; what others keep waiting is tried again in its own time. */
        static final int CLOSED = 1_000;

        private final Outbox outbox;
        private final InstantSource clock;
        private final Faults faults;
        private final Newest<String, Boolean> closed = new Newest<>(CLOSED);
        private final Newest<String, Instant> opened = new Newest<>(CLOSED);
        private final CountDownLatch closing = new CountDownLatch(1);

        @Inject
        Ledger(Outbox outbox, InstantSource clock, Faults faults) {
            this.outbox = outbox;
            this.clock = clock;
            this.faults = faults;
        }

        /** Tells that nothing can be sent. */
        void tell(Throwable why) {
            faults.outage(LOG, "the outbox cannot be worked off", why);
        }

        /** Enters what became of the post; false when the end came before that could be stored. */
        boolean enter(Post post, Fate fate) {
            for (int tries = 1; !stored(post, fate, tries == 1); tries++) {
                if (ended(AGAIN.after(tries))) {
                    return false;
                }
            }
            return true;
        }

        /** @param first whether it is tried for the first time: that it fails is told once */
        private boolean stored(Post post, Fate fate, boolean first) {
            try {
                store(post, fate, clock.instant());
                return true;
            } catch (StorageException e) {
                if (first) {
                    LOG.warn(
                            "match {}: post {}: what became of it cannot be stored yet: {}",
                            post.match().orElse(""),
                            post.id(),
                            e.getMessage());
                }
                return false;
            }
        }

        private void store(Post post, Fate fate, Instant now) {
            switch (fate) {
                case Fate.Sent(String message) -> outbox.markSent(post, message, now);
                case Fate.Stepped(String message, PageChange shown) -> outbox.markSent(post, message, now, shown);
                case Fate.Superseded superseded -> outbox.giveUp(post.id(), now);
                case Fate.Astray astray -> outbox.giveUp(post.id(), now);
                case Fate.Dropped dropped -> outbox.giveUp(post.id(), now);
                case Fate.Later(boolean unsure, Duration delay, String ignored) -> {
                    if (unsure) {
                        outbox.markUnsure(post.id(), now.plus(delay));
                    } else {
                        outbox.markFailed(post.id(), now.plus(justOpened(post.place(), now) ? SOON : delay));
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

        /** Whether the attempt may have found it closed before that. */
        private boolean justOpened(String place, Instant now) {
            return opened.get(place)
                    .filter(since -> now.isBefore(since.plus(UNDER_WAY)))
                    .isPresent();
        }

        /** What a place kept waiting because it was closed may be tried now; whether there was anything. */
        boolean reopened(ChannelRef where) {
            String place = where.word();
            opened.put(place, clock.instant());
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

            /** Its place is gone for good. */
            record Astray(String reason) implements Fate {}

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
}
