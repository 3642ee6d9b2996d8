package strategos.bot.host.transaction;

import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.Beacon;
import strategos.bot.host.Pending;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.mail.OutboxPump;
import strategos.bot.host.mail.OutboxWriter;
import strategos.engine.dice.BeaconRound;
import strategos.engine.dice.Mix;
import strategos.storage.Post;
import strategos.storage.Storage;
import strategos.storage.StorageException;
import strategos.storage.StoredMatch;

/**
 * Sees to all that waits for a round of the beacon: whether the post that names it is out, and when the round has appeared,
 * that its dice fall. It knows nothing but what is stored, so a crash anywhere is made good by the next look.
 */
final class Rounds implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Rounds.class);

    /** Where the beacon does not answer it is asked again after so long, then twice as long, up to the most. */
    private static final Duration FIRST = Duration.ofSeconds(3);

    private static final Duration LONGEST = Duration.ofMinutes(5);
    private static final int DOUBLINGS = 7;

    /** After so many failures, the better part of a minute, those who wait are told, once. */
    private static final int TOLD = 3;

    /** A post that cannot be sent is not owed anew at once. */
    private static final Duration UNPOSTED = Duration.ofMinutes(10);

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final Storage storage;
    private final LiveMatches live;
    private final MatchExecutor executor;
    private final CommitBuilder builder;
    private final Appointment appointment;
    private final Beacon beacon;
    private final OutboxPump pump;
    private final OutboxWriter writer;
    private final InstantSource clock;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Map<String, Boolean> busy = new ConcurrentHashMap<>();
    private final Map<String, Failure> failures = new ConcurrentHashMap<>();

    /** A match whose round could not be had so often, and is asked for again then. */
    private record Failure(int times, Instant again) {}

    @Inject
    Rounds(
            Storage storage,
            LiveMatches live,
            MatchExecutor executor,
            CommitBuilder builder,
            Appointment appointment,
            Beacon beacon,
            OutboxPump pump,
            OutboxWriter writer,
            InstantSource clock) {
        this.storage = storage;
        this.live = live;
        this.executor = executor;
        this.builder = builder;
        this.appointment = appointment;
        this.beacon = beacon;
        this.pump = pump;
        this.writer = writer;
        this.clock = clock;
    }

    /** Looks at each match in which something waits; what takes time is done beside. */
    void tick() {
        List<String> waiting = storage.beacon().waiting();
        failures.keySet().retainAll(waiting);
        for (String match : waiting) {
            if (busy.putIfAbsent(match, true) == null) {
                threads.execute(() -> {
                    try {
                        attend(match);
                    } catch (StorageException e) {
                        LOG.warn("match {}: its dice wait for the database: {}", match, e.getMessage());
                    } catch (RuntimeException | Error e) {
                        LOG.error("match {}: its dice cannot fall", match, RedactedFailure.of(e));
                    } finally {
                        busy.remove(match);
                    }
                });
            }
        }
    }

    /** Whether anything is being done. */
    boolean busy() {
        return !busy.isEmpty();
    }

    private void attend(String id) {
        Instant now = clock.instant();
        Optional<CommittedMatch<?>> match = live.find(id);
        Optional<Pending> waiting = match.flatMap(CommittedMatch::pending);
        if (waiting.isEmpty()) {
            return;
        }
        Pending pending = waiting.get();
        if (pending.agreed()) {
            executor.run(Optional.empty(), id, new Draw(builder, appointment, new Mix.AgreedAlone()));
        } else if (later(id, now)) {
            LOG.trace("match {}: the beacon is asked again later", id);
        } else if (!pending.posted()) {
            posted(match.get(), pending, now);
        } else if (!appointment.time(pending.round()).isAfter(now)) {
            drawn(id, pending.round(), now);
        }
    }

    private boolean later(String match, Instant now) {
        return Optional.ofNullable(failures.get(match))
                .filter(failure -> failure.again().isAfter(now))
                .isPresent();
    }

    /** The outbox knows what became of the post that names the round. */
    private void posted(CommittedMatch<?> match, Pending pending, Instant now) {
        Optional<Post> post = storage.matches()
                .find(match.id())
                .map(StoredMatch::posts)
                .map(posts -> posts.get(OutboxWriter.roundRole()))
                .flatMap(storage.outbox()::find);
        if (post.isPresent() && post.get().state() == Post.State.SENT) {
            executor.run(
                    Optional.empty(),
                    match.id(),
                    new NameRound(appointment, pending.round(), post.get().message()));
            pump.wake();
        } else if (post.isEmpty() || post.get().state() == Post.State.GIVEN_UP) {
            failures.put(match.id(), new Failure(1, now.plus(UNPOSTED)));
            executor.run(Optional.empty(), match.id(), new NameRound(appointment, pending.round(), Optional.empty()));
            pump.wake();
        }
    }

    private void drawn(String match, long round, Instant now) {
        try {
            BeaconRound published = beacon.fetch(round);
            failures.remove(match);
            executor.run(Optional.empty(), match, new Draw(builder, appointment, new Mix.Round(published)));
        } catch (Beacon.Unavailable e) {
            int times =
                    Optional.ofNullable(failures.get(match)).map(Failure::times).orElse(0);
            Duration wait = FIRST.multipliedBy(1L << Math.min(times, DOUBLINGS));
            failures.put(match, new Failure(times + 1, now.plus(wait.compareTo(LONGEST) > 0 ? LONGEST : wait)));
            LOG.warn("match {}: round {} cannot be had yet: {}", match, round, e.getMessage());
            if (times == TOLD) {
                executor.run(Optional.empty(), match, new Silence(writer, round));
            }
        }
    }

    @Override
    public void close() {
        threads.shutdown();
        try {
            if (!threads.awaitTermination(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                LOG.warn("the beacon is still asked for {} matches", busy.size());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
