package strategos.bot.host.mail;

import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.Checkpoint;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.mail.Delivery.Ledger;
import strategos.bot.host.mail.Delivery.Ledger.Fate;
import strategos.bot.host.mail.OutboxWriter.Envelopes;
import strategos.bot.host.mail.OutboxWriter.Envelopes.StoryPayload;
import strategos.bot.host.mail.OutboxWriter.Kind;
import strategos.bot.host.mail.OutboxWriter.ProposalWriter;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Picture.Crowded;
import strategos.bot.port.Outlet;
import strategos.bot.port.Outlet.Loss;
import strategos.bot.port.Outlet.Reopening;
import strategos.bot.port.RedactedFailure;
import strategos.bot.port.Trail;
import strategos.bot.port.Undelivered;
import strategos.engine.Chapter;
import strategos.storage.access.StorageException;
import strategos.storage.post.Outbox;
import strategos.storage.post.Post;
import strategos.storage.slot.Fence;

/**
 * Sends what the outbox owes: of each place one post at a time, in their order, of different places side by side. A post
 * is claimed before it is sent and marked after; a crash in between makes it unsure, and the outlet then looks whether it
 * is there already. What cannot be stored is tried again until it can, and no place falls silent for it.
 */
public final class OutboxPump implements Reopening, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(OutboxPump.class);
    private static final int BATCH = 64;
    /** Whoever owes a post here wakes this pump, but for other processes: what they owe it finds by looking. */
    private static final Duration LONGEST_SLEEP = Duration.ofSeconds(5);

    /** A post that is not settled so long after it was taken, by a process that has not said it is at it, is given again. */
    private static final Duration SENDING = Duration.ofSeconds(60);

    /** So often it says what it is at. */
    private static final Duration SAYING = Duration.ofSeconds(20);

    /** By less than that a clock is put back all the time. */
    private static final Duration SLEW = Duration.ofSeconds(1);

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /** A post that a fault of our own keeps from being made is given up after so many attempts. */
    private static final int FAULTS = 12;

    private final Outbox outbox;
    private final Ledger ledger;
    private final PostSender sender;
    private final InstantSource clock;
    private final Checkpoint.Watch watch;
    private final Started started;
    private final Loss loss;
    private final ExecutorService senders;
    private final Semaphore signal = new Semaphore(0);
    private final Set<Long> sending = ConcurrentHashMap.newKeySet();
    private final Map<Long, Integer> faults = new ConcurrentHashMap<>();
    private final AtomicLong dispatched = new AtomicLong();
    private final AtomicBoolean doubtful = new AtomicBoolean();
    private final Queue<Fence> taken = new ConcurrentLinkedQueue<>();
    private final Thread worker = Thread.ofVirtual().name("outbox").unstarted(this::run);
    private Instant nextPutOff = Instant.MIN;
    private volatile Instant latest = Instant.EPOCH;
    private volatile boolean taking;

    /** Hears of the posts that start matches. */
    public interface Started {
        /** The service has the post, as this message. */
        void sent(String match, String message);

        /** The service will never have it. */
        void givenUp(String match);
    }

    @Inject
    OutboxPump(
            Outbox outbox,
            Ledger ledger,
            PostSender sender,
            InstantSource clock,
            Checkpoint.Watch watch,
            Started started,
            Loss loss,
            Outlet outlet) {
        senders = outlet.oneByOne()
                ? Executors.newSingleThreadExecutor(Thread.ofVirtual().factory())
                : Executors.newVirtualThreadPerTaskExecutor();
        this.outbox = outbox;
        this.ledger = ledger;
        this.sender = sender;
        this.clock = clock;
        this.watch = watch;
        this.started = started;
        this.loss = loss;
    }

    /** Begins to send. */
    public void open() {
        worker.start();
    }

    /** What was being sent of that part when its last keeper ended is looked for, and sent from now on. */
    public void takeOver(Fence part) {
        taken.add(part);
        wake();
    }

    /** Something may be due. */
    public void wake() {
        signal.release();
    }

    /** The place may be open again: what it kept waiting for that is tried now. */
    @Override
    public void reopened(ChannelRef where) {
        if (ledger.reopened(where)) {
            wake();
        }
    }

    /**
     * Whether nothing is being sent and nothing could be sent now. A post that is taken up while this looks hides those
     * behind it, so it counts as work.
     */
    public boolean idle() {
        long before = dispatched.get();
        return taken.isEmpty()
                && !doubtful.get()
                && !wasPutBack(clock.instant())
                && sending.isEmpty()
                && outbox.due(clock.instant(), 1).isEmpty()
                && !taking
                && dispatched.get() == before;
    }

    private void run() {
        for (int failures = 0; ledger.open(); ) {
            try {
                recover();
                // Read once: a clock that leaps in between would let this pump take what it is sending itself.
                Instant now = clock.instant();
                keepUp(now);
                putOff(now);
                Duration wait = untilDue(now);
                if (wait.isZero()) {
                    take(now);
                }
                failures = 0;
                signal.tryAcquire(wait.toMillis(), TimeUnit.MILLISECONDS);
                signal.drainPermits();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            } catch (Throwable e) { // an error too: nothing would ever be sent again
                doubtful.set(true);
                failures++;
                if (!ledger.ended(Ledger.AGAIN.after(failures)) && failures == 1) { // an outage is told once
                    ledger.tell(e);
                }
            }
        }
    }

    /** Puts back what nobody sends although it is marked so. */
    private void recover() {
        for (Fence part = taken.peek(); part != null; part = taken.peek()) {
            ledger.recover(part, sending);
            taken.remove();
        }
        if (doubtful.getAndSet(false)) {
            ledger.recover(sending);
        }
    }

    /** What waits by a clock that was put back would wait for as long again. */
    private void keepUp(Instant now) {
        if (wasPutBack(now)) {
            LOG.warn(
                    "the clock was put back by {} s",
                    Duration.between(now, latest).toSeconds());
            outbox.hasten(now);
            nextPutOff = now;
        }
        latest = now;
    }

    private boolean wasPutBack(Instant now) {
        return now.isBefore(latest.minus(SLEW));
    }

    private void take(Instant now) {
        taking = true;
        try {
            for (Post post : outbox.claim(now, now.plus(SENDING), BATCH)) {
                dispatch(post);
            }
        } finally {
            taking = false;
        }
    }

    /** What takes long is not taken for lost. */
    private void putOff(Instant now) {
        if (!now.isBefore(nextPutOff)) {
            outbox.putOff(Set.copyOf(sending), now.plus(SENDING));
            nextPutOff = now.plus(SAYING);
        }
    }

    private void dispatch(Post post) {
        if (!sending.add(post.id())) {
            return;
        }
        dispatched.incrementAndGet();
        boolean begun = false;
        try {
            watch.reached(Checkpoint.CLAIMED, post.kind());
            senders.execute(() -> trail(post, () -> send(post)));
            begun = true;
        } finally {
            if (!begun) {
                sending.remove(post.id());
            }
        }
    }

    private static void trail(Post post, Runnable work) {
        new Trail("match", match(post)).during(() -> new Trail("post", Long.toString(post.id())).during(work));
    }

    private void send(Post post) {
        try {
            settle(post, attempt(post));
        } catch (RuntimeException | Error e) {
            LOG.error(
                    "match {}: post {}: what became of it is not known", match(post), post.id(), RedactedFailure.of(e));
            doubtful.set(true);
        } finally {
            sending.remove(post.id());
            wake();
        }
    }

    private Fate attempt(Post post) {
        try {
            return sender.send(post);
        } catch (StorageException e) {
            return new Fate.Later(true, Backoff.FAULT.after(1), e.getMessage());
        } catch (RuntimeException | Error e) {
            LOG.error(
                    "match {}: post {} ({}) cannot be made",
                    match(post),
                    post.id(),
                    post.kind(),
                    RedactedFailure.of(e));
            int own = faults.merge(post.id(), 1, Integer::sum);
            return own < FAULTS
                    ? new Fate.Later(true, Backoff.FAULT.after(post.attempts() + 1), "a fault of our own")
                    : new Fate.Dropped("a fault of our own, again and again");
        }
    }

    private void settle(Post post, Fate fate) {
        note(post, fate);
        boolean sent = fate instanceof Fate.Sent || fate instanceof Fate.Stepped;
        if (sent) {
            watch.reached(Checkpoint.DELIVERED, post.kind());
        }
        if (!ledger.enter(post, fate)) {
            return;
        }
        if (sent) {
            watch.reached(Checkpoint.MARKED, post.kind());
        }
        if (!(fate instanceof Fate.Later)) {
            faults.remove(post.id());
        }
        if (Kind.of(post.kind()) == Kind.START) {
            tell(post, fate);
        }
        if (fate instanceof Fate.Astray) {
            loss.lost(ChannelRef.of(post.place()), false);
        }
    }

    private static void note(Post post, Fate fate) {
        switch (fate) {
            case Fate.Sent sent -> {}
            case Fate.Stepped stepped -> {}
            case Fate.Superseded superseded -> {}
            case Fate.Astray(String reason) ->
                LOG.info(
                        "match {}: post {} ({}) has no place any more: {}",
                        match(post),
                        post.id(),
                        post.kind(),
                        reason);
            case Fate.Dropped(String reason) ->
                LOG.info("match {}: post {} ({}) is dropped: {}", match(post), post.id(), post.kind(), reason);
            case Fate.Later(boolean unsure, Duration delay, String reason) ->
                LOG.warn(
                        "match {}: post {} ({}) was not sent, next attempt in {} s: {}",
                        match(post),
                        post.id(),
                        post.kind(),
                        delay.toSeconds(),
                        reason);
        }
    }

    private void tell(Post post, Fate fate) {
        switch (fate) {
            case Fate.Sent(String message) -> started.sent(match(post), message);
            case Fate.Stepped stepped -> {}
            case Fate.Superseded superseded -> started.givenUp(match(post));
            case Fate.Astray astray -> started.givenUp(match(post));
            case Fate.Dropped dropped -> started.givenUp(match(post));
            case Fate.Later later -> {}
        }
    }

    private static String match(Post post) {
        return post.match().orElse("");
    }

    /**
     * Until the next post is due, as far as is known now; a post owed later wakes the pump. Only looked at: to take up nothing
     * would still keep an order waiting that is just being stored.
     */
    private Duration untilDue(Instant now) {
        Duration wait = outbox.nextDue()
                .map(due -> Duration.between(now, due))
                .filter(d -> d.compareTo(LONGEST_SLEEP) < 0)
                .orElse(LONGEST_SLEEP);
        return wait.isNegative() ? Duration.ZERO : wait;
    }

    /** Stops after the posts that were taken: one that is taken and not sent would have to be looked for by the next run. */
    @Override
    public void close() {
        ledger.close();
        wake();
        long end = System.nanoTime() + PATIENCE.toNanos();
        try {
            if (worker.isAlive()) {
                worker.join(PATIENCE);
            }
            senders.shutdown();
            if (!senders.awaitTermination(end - System.nanoTime(), TimeUnit.NANOSECONDS)) {
                LOG.warn("{} posts are still being sent; the next run looks whether they arrived", sending.size());
            }
        } catch (InterruptedException e) {
            senders.shutdown();
            Thread.currentThread().interrupt();
        }
    }

    /** Where posts find their matches. */
    public interface MatchLookup {
        /** The match as it was last put down; a commit that was just made may be missing. */
        Optional<? extends LiveMatch> find(String match);

        /** The match as it stood after a version of its journal, with what is otherwise true of it now. */
        Optional<? extends LiveMatch> at(String match, long version);

        /** The same as that year or turn began, one of those that the version brought: much may have followed at once. */
        Optional<? extends LiveMatch> beginning(String match, long version, Optional<Chapter> begun);

        /** The match after all that is under way in it now. */
        Optional<? extends LiveMatch> settled(String match);

        /** Whether it sleeps, or has ended in its sleep, and another match lives in its channel by now. */
        boolean displaced(LiveMatch match);
    }

    /** Makes messages of the outbox's rows, and brings each to the chat service. */
    static final class PostSender {
        /** When painting is tried again of which there was too much. */
        private static final Duration CROWDED = Duration.ofSeconds(2);

        private final Outlet outlet;
        private final MatchLookup matches;
        private final Envelopes envelopes;
        private final Delivery delivery;
        private final ChannelSender channels;
        private final TurnCard cards;
        private final WhisperWriter whispers;
        private final ProposalWriter proposals;

        @Inject
        PostSender(
                Outlet outlet,
                MatchLookup matches,
                Envelopes envelopes,
                Delivery delivery,
                ChannelSender channels,
                TurnCard cards,
                WhisperWriter whispers,
                ProposalWriter proposals) {
            this.outlet = outlet;
            this.matches = matches;
            this.envelopes = envelopes;
            this.delivery = delivery;
            this.channels = channels;
            this.cards = cards;
            this.whispers = whispers;
            this.proposals = proposals;
        }

        /** Tries once to send the post. */
        Fate send(Post row) {
            Optional<? extends LiveMatch> match = row.match().flatMap(matches::find);
            if (match.isEmpty() || row.payload().isEmpty()) {
                return new Fate.Dropped("there is nothing left to say");
            }
            try {
                return switch (Kind.of(row.kind())) {
                    case STORY, ROUND -> new Fate.Sent(story(row, match.get()));
                    case OPENING, START -> pinned(row, match.get());
                    case PROPOSAL -> new Fate.Sent(proposal(row, match.get()));
                    case SHOW -> channels.show(row, match.get());
                    case WHISPER -> whisper(row, match.get());
                };
            } catch (Undelivered e) {
                return fate(row, e);
            } catch (Crowded e) {
                return new Fate.Later(row.unsure(), CROWDED, e.getMessage());
            }
        }

        /** What one looks for later stays at hand. */
        private Fate pinned(Post row, LiveMatch match) throws Undelivered {
            String message = story(row, match);
            outlet.pin(ChannelRef.of(row.place()), message);
            return new Fate.Sent(message);
        }

        private String proposal(Post row, LiveMatch match) throws Undelivered {
            Envelopes.Proposed proposed = envelopes.read(row.payload(), Envelopes.Proposed.class);
            List<String> pings = delivery.pinged(match, proposed.pings());
            return delivery.post(row, match, proposals.call(match, proposed, pings), pings);
        }

        private String story(Post row, LiveMatch match) throws Undelivered {
            StoryPayload payload = envelopes.read(row.payload(), StoryPayload.class);
            String text = payload.lines().stream().map(match.tale()::cite).collect(Collectors.joining("\n"));
            List<String> pings = delivery.pinged(match, payload.pings());
            String mentions = pings.stream().map(TurnCard::mention).collect(Collectors.joining(" "));
            String words = mentions.isEmpty() ? text : text + " " + mentions;
            return delivery.post(row, match, new Message(words, List.of(), called(match, pings)), pings);
        }

        /** Who does not wish to be written to is not. */
        private Fate whisper(Post row, LiveMatch match) throws Undelivered {
            Envelopes.Whisper whisper = envelopes.read(row.payload(), Envelopes.Whisper.class);
            return new Fate.Sent(
                    delivery.whisper(row, match, ChannelRef.of(row.place()), whispers.message(match, whisper)));
        }

        /** Whoever is notified may have been away. */
        private List<Control> called(LiveMatch match, List<String> pings) {
            return pings.isEmpty() || match.stage() != LiveMatch.Stage.RUNNING ? List.of() : cards.since(match);
        }

        private static Fate fate(Post row, Undelivered e) {
            int attempts = row.attempts() + 1;
            return switch (e.remedy()) {
                case RETRY -> new Fate.Later(true, Backoff.FAULT.after(attempts), e.getMessage());
                case BLOCKED -> new Fate.Later(false, Backoff.CLOSED.after(attempts), e.getMessage());
                case GONE -> new Fate.Astray(e.getMessage());
                case POST_ANEW, STANDS, GIVE_UP -> new Fate.Dropped(e.getMessage());
            };
        }
    }
}
