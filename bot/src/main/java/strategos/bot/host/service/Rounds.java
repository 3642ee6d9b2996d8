package strategos.bot.host.service;

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
import strategos.bot.host.ActionResult;
import strategos.bot.host.Beacon;
import strategos.bot.host.Pending;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.mail.OutboxPump;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.running.Autoplay;
import strategos.bot.host.running.Draw;
import strategos.bot.host.running.DropOrder;
import strategos.bot.host.running.MatchExecutor;
import strategos.bot.host.running.NameRound;
import strategos.bot.host.running.Silence;
import strategos.bot.host.running.Starts;
import strategos.bot.host.transaction.Appointment;
import strategos.bot.host.transaction.CommitBuilder;
import strategos.bot.memory.AWhile;
import strategos.bot.port.RedactedFailure;
import strategos.engine.Entry.Source;
import strategos.engine.dice.BeaconRound;
import strategos.engine.dice.HashChain.Mix;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.match.StoredMatch;
import strategos.storage.post.Post;

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

    /** A post that cannot be sent is not owed anew at once; nothing waits longer. */
    private static final Duration UNPOSTED = Duration.ofMinutes(10);

    private static final AWhile WAIT = new AWhile(UNPOSTED);

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
    private final Map<String, Failure> faults = new ConcurrentHashMap<>();

    /** Matches that could not be attended to at all. */
    private final Map<String, Failure> broken = new ConcurrentHashMap<>();

    private final Autoplay autoplay;

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
            Autoplay autoplay,
            InstantSource clock) {
        this.autoplay = autoplay;
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
        faults.keySet().retainAll(waiting);
        broken.keySet().retainAll(waiting);
        Instant now = clock.instant();
        for (String match : waiting) {
            if (!later(broken, match, now) && busy.putIfAbsent(match, true) == null) {
                threads.execute(() -> attempt(match));
            }
        }
    }

    /** What fails by a fault of our own may do so at every look. */
    private void attempt(String match) {
        try {
            attend(match);
            broken.remove(match);
        } catch (StorageException e) {
            LOG.warn("match {}: its dice wait for the database: {}", match, e.getMessage());
        } catch (RuntimeException | Error e) {
            failed(broken, match, clock.instant());
            LOG.error("match {}: its dice cannot fall", match, RedactedFailure.of(e));
        } finally {
            busy.remove(match);
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
        if (waiting.isEmpty() || match.get().asleep()) {
            return;
        }
        Pending pending = waiting.get();
        if (later(faults, id, now)) {
            LOG.trace("match {}: its dice are tried again later", id);
        } else if (pending.agreed()) {
            drawn(match.get(), pending, new Mix.AgreedAlone(), now);
        } else if (later(failures, id, now)) {
            LOG.trace("match {}: the beacon is asked again later", id);
        } else if (!pending.posted()) {
            posted(match.get(), pending, now);
        } else if (!appointment.time(pending.round()).isAfter(now)) {
            fetched(match.get(), pending, now);
        }
    }

    private static boolean later(Map<String, Failure> failures, String match, Instant now) {
        return Optional.ofNullable(failures.get(match))
                .filter(failure -> WAIT.until(failure.again(), now))
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

    private void fetched(CommittedMatch<?> match, Pending pending, Instant now) {
        long round = pending.round();
        try {
            BeaconRound published = beacon.fetch(round);
            failures.remove(match.id());
            drawn(match, pending, new Mix.Round(published), now);
        } catch (Beacon.Unavailable e) {
            int times = failed(failures, match.id(), now);
            LOG.warn("match {}: round {} cannot be had yet: {}", match.id(), round, e.getMessage());
            if (times == TOLD) {
                executor.run(Optional.empty(), match.id(), new Silence(writer, round));
            }
        }
    }

    /** Once more. @return how often it had failed before */
    private static int failed(Map<String, Failure> failures, String match, Instant now) {
        int times = Optional.ofNullable(failures.get(match)).map(Failure::times).orElse(0);
        Duration wait = FIRST.multipliedBy(1L << Math.min(times, DOUBLINGS));
        failures.put(match, new Failure(times + 1, now.plus(wait.compareTo(LONGEST) > 0 ? LONGEST : wait)));
        return times;
    }

    /** An order that fails by no fault of the database's is tried again some times, for a fault may pass; then it is dropped. */
    private void drawn(CommittedMatch<?> match, Pending pending, Mix mix, Instant now) {
        ActionResult fallen = executor.run(Optional.empty(), match.id(), new Draw(builder, appointment, mix));
        if (pending.what() instanceof Pending.What.Given given) {
            dropped(match, pending, given, fallen, now);
        } else {
            Starts.CallOff.after(fallen, executor, writer, match.id());
        }
    }

    private void dropped(
            CommittedMatch<?> match, Pending pending, Pending.What.Given given, ActionResult fallen, Instant now) {
        boolean hopeless = fallen instanceof ActionResult.Refused
                || (fallen instanceof ActionResult.Failed failed && failed.faulty());
        if (hopeless && failed(faults, match.id(), now) >= TOLD) { // the database may refuse to drop it, too
            if (given.source() != Source.PLAYER) {
                autoplay.rest(match);
            }
            executor.run(Optional.empty(), match.id(), new DropOrder(writer, pending.round()));
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
