package strategos.bot.host.running;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.ActionResult;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.Checkpoint;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.mail.OutboxPump;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.transaction.ChainExtension;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.bot.host.transaction.MatchTransaction.Fallen;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult;
import strategos.bot.port.Custody;
import strategos.bot.port.RedactedFailure;
import strategos.bot.port.Stopwatch;
import strategos.bot.port.Stopwatch.Stage;
import strategos.bot.port.Trail;
import strategos.engine.dice.ChainUsedUp;
import strategos.engine.json.GameCodec.RecordJson;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.match.Commit;

/**
 * Carries transactions out: in the match's queue each is decided on the last commit and stored in one transaction. Where the
 * match has moved on meanwhile it is decided anew; where the interaction was answered before, the earlier answer holds.
 */
public final class MatchExecutor {
    private static final Logger LOG = LoggerFactory.getLogger(MatchExecutor.class);

    /** Only another process, or a repair by hand, can move a match on beside its queue. */
    private static final int ATTEMPTS = 5;

    private final MatchQueues queues;
    private final LiveMatches live;
    private final Storage storage;
    private final InstantSource clock;
    private final Checkpoint.Watch watch;
    private final Troubles troubles;
    private final Outages outages;
    private final Provider<FollowUp> followUp;
    private final ChainExtension chains;
    private final OutboxWriter writer;
    private final Stopwatch stopwatch;
    private final Custody custody;

    @Inject
    MatchExecutor(
            MatchQueues queues,
            LiveMatches live,
            Storage storage,
            InstantSource clock,
            Checkpoint.Watch watch,
            ChainExtension chains,
            Troubles troubles,
            Outages outages,
            OutboxWriter writer,
            Stopwatch stopwatch,
            Custody custody,
            Provider<FollowUp> followUp) {
        this.queues = queues;
        this.live = live;
        this.storage = storage;
        this.clock = clock;
        this.watch = watch;
        this.chains = chains;
        this.writer = writer;
        this.stopwatch = stopwatch;
        this.custody = custody;
        this.troubles = troubles;
        this.outages = outages;
        this.followUp = followUp;
    }

    /** Carries the transaction out when its turn comes. */
    public ActionResult run(Optional<Action> action, String match, MatchTransaction transaction) {
        return new Trail("match", match).during(() -> queued(action, match, transaction));
    }

    private ActionResult queued(Optional<Action> action, String match, MatchTransaction transaction) {
        long asked = System.nanoTime();
        try {
            return queues.in(match, () -> {
                stopwatch.took(Stage.WAITED, System.nanoTime() - asked);
                return inTurn(action, match, transaction);
            });
        } catch (StorageException e) {
            outages.tell(LOG, "match " + match + ": " + transaction.name() + " failed", e);
            troubles.report(match);
            return ActionResult.Failed.unstored(e);
        } catch (RuntimeException | Error e) {
            LOG.error("match {}: {} failed", match, transaction.name(), RedactedFailure.of(e));
            troubles.report(match);
            return ActionResult.Failed.because(Text.of("host.failed.fault", "match", match));
        }
    }

    private ActionResult inTurn(Optional<Action> action, String id, MatchTransaction transaction) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            long start = System.nanoTime();
            Optional<CommittedMatch<?>> match = live.find(id);
            if (match.isEmpty()) {
                return refused(action, id, new Line(Text.of("host.no-such-match", "match", id)));
            }
            if (!custody.here(match.get().where().guild())) {
                return ActionResult.Failed.elsewhere();
            }
            long loaded = System.nanoTime();
            stopwatch.took(Stage.LOADED, loaded - start);
            Verdict verdict = barred(match.get(), transaction)
                    .map(why -> new Verdict(match.get(), new TransactionResult.Refused(why)))
                    .orElseGet(() -> decide(transaction, match.get()));
            long decided = System.nanoTime();
            stopwatch.took(Stage.DECIDED, decided - loaded);
            switch (verdict.result()) {
                case TransactionResult.Refused(Line why) -> {
                    LOG.debug(
                            "match {}: {} is refused: {}",
                            id,
                            transaction.name(),
                            why.text().key());
                    return refused(action, id, why);
                }
                case TransactionResult.Decided made -> {
                    Optional<ActionResult> outcome = store(action, verdict.on(), transaction.name(), made);
                    if (outcome.isPresent()) {
                        long committed = System.nanoTime();
                        stopwatch.took(Stage.COMMITTED, committed - decided);
                        tidy(id);
                        LOG.debug(
                                "match {}: {} at version {}: load {} us, decide {} us, commit {} us",
                                id,
                                transaction.name(),
                                made.commit().expected(),
                                (loaded - start) / 1_000,
                                (decided - loaded) / 1_000,
                                (committed - decided) / 1_000);
                        return outcome.get();
                    }
                }
            }
        }
        throw new IllegalStateException("match " + id + " moves on whenever something is decided in it");
    }

    /**
     * What was answered before holds: the match has moved on since, and what was done once is refused now. A commit looks for
     * an earlier answer itself, so that whatever is accepted needs no look of its own.
     */
    private ActionResult refused(Optional<Action> action, String id, Line why) {
        return action.flatMap(a -> earlier(a, id)).orElseGet(() -> new ActionResult.Refused(why));
    }

    /** Why nothing of the kind may be done now. */
    private static Optional<Line> barred(CommittedMatch<?> match, MatchTransaction transaction) {
        if (match.asleep() && !transaction.wakes()) {
            return Optional.of(new Line(Text.of("host.asleep", "match", match.id())));
        }
        return transaction.whilePending()
                ? Optional.empty()
                : TransactionResult.pending(match).map(TransactionResult.Refused::why);
    }

    /** What was done may have been the end of proposals. They stand no more in any case: what fails is done the next time. */
    private void tidy(String id) {
        try {
            Fallen fallen = new Fallen(writer);
            live.find(id)
                    .filter(Fallen::any)
                    .ifPresent(match ->
                            store(Optional.empty(), match, fallen.name(), fallen.decide(match, clock.instant())));
        } catch (StorageException e) {
            LOG.warn("match {}: proposals that have fallen stay a while: {}", id, e.getMessage());
        } catch (RuntimeException | Error e) {
            LOG.error("match {}: proposals that have fallen stay a while", id, RedactedFailure.of(e));
        }
    }

    /** An order that needs more dice than its chain has left is decided again once a new chain is committed to. */
    private Verdict decide(MatchTransaction transaction, CommittedMatch<?> match) {
        Instant now = clock.instant();
        try {
            return new Verdict(match, transaction.decide(match, now));
        } catch (ChainUsedUp used) {
            LOG.info(
                    "match {}: a new {} chain follows", match.id(), used.chain().word());
            TransactionResult.Decided longer = chains.extend(match, used.chain(), now);
            if (store(Optional.empty(), match, "chain", longer).isEmpty()) {
                throw new IllegalStateException("match " + match.id() + " has moved on beside its queue");
            }
            CommittedMatch<?> then = live.find(match.id()).orElseThrow();
            return new Verdict(then, transaction.decide(then, now));
        }
    }

    /** What was decided, and on which state of the match. */
    private record Verdict(CommittedMatch<?> on, TransactionResult result) {}

    /** Stores what was decided; empty when it was decided on a state that is not the last one. */
    private Optional<ActionResult> store(
            Optional<Action> action, CommittedMatch<?> on, String transaction, TransactionResult.Decided made) {
        String id = on.id();
        Commit commit = action.map(
                        a -> made.commit().answering(a.delivery(), a.by().id(), new StoredReply(made.told()).json()))
                .orElse(made.commit());
        watch.reached(Checkpoint.DECIDED, transaction);
        return switch (apply(commit, on.facts().revision())) {
            case strategos.storage.match.Commit.CommitResult.Stale(long version, long revision) -> {
                LOG.info(
                        "match {} is at version {}, revision {}, not {}, {}: deciding anew",
                        id,
                        version,
                        revision,
                        commit.expected(),
                        on.facts().revision());
                live.drop(id);
                yield Optional.empty();
            }
            case strategos.storage.match.Commit.CommitResult.Fenced fenced -> {
                LOG.info("match {} is another process's now: {} is left to it", id, transaction);
                live.drop(id);
                yield Optional.of(ActionResult.Failed.elsewhere());
            }
            case strategos.storage.match.Commit.CommitResult.Duplicate(String answer) -> Optional.of(again(id, answer));
            case strategos.storage.match.Commit.CommitResult.Committed committed ->
                Optional.of(committed(id, transaction, made, committed.revision()));
        };
    }

    /** A commit whose report was lost may be on the disk: what is kept in memory may be out of date then. */
    private strategos.storage.match.Commit.CommitResult apply(Commit commit, long revision) {
        try {
            return storage.commits().apply(commit, revision);
        } catch (StorageException e) {
            live.drop(commit.match());
            throw e;
        }
    }

    /** Whatever fails from here on, it is stored, and told as nothing else. */
    private ActionResult committed(String id, String transaction, TransactionResult.Decided made, long revision) {
        CommittedMatch<?> after;
        try {
            watch.reached(Checkpoint.COMMITTED, transaction);
            after = made.after().isPresent() ? at(made.after().get(), revision) : live.reload(id);
            live.put(after);
        } catch (RuntimeException | Error e) {
            return unread(id, transaction, e);
        }
        try {
            followUp.get().changed(after);
        } catch (RuntimeException | Error e) {
            LOG.error("match {}: what follows on {} failed", id, transaction, RedactedFailure.of(e));
            troubles.report(id);
        }
        return new ActionResult.Done(after, made.told());
    }

    /** It is stored, and the match is read anew when that works again. */
    private ActionResult unread(String id, String what, Throwable why) {
        String told = "match " + id + ": " + what + " is stored, but the match cannot be read";
        outages.tell(LOG, told, why);
        live.drop(id);
        troubles.report(id);
        followUp.get().pump().wake();
        return ActionResult.Failed.unread();
    }

    private static <S> CommittedMatch<S> at(CommittedMatch<S> match, long revision) {
        return match.with(match.facts().withRevision(revision));
    }

    private Optional<ActionResult> earlier(Action action, String id) {
        return storage.deliveries().answer(action.delivery()).map(answer -> again(id, answer));
    }

    /** What was done is not done twice; the same is told about the match as it stands by now. */
    private ActionResult again(String id, String answer) {
        try {
            return new ActionResult.Done(
                    live.find(id).orElseThrow(), StoredReply.read(answer).lines());
        } catch (RuntimeException | Error e) {
            return unread(id, "what was done before", e);
        }
    }

    /** What somebody was told, as it is stored with the delivery, so that a second delivery is told the same. */
    public record StoredReply(List<Line> lines) {
        private static final RecordJson JSON = new RecordJson(List.of(StoredReply.class));

        public StoredReply {
            lines = List.copyOf(lines);
        }

        public String json() {
            return JSON.write(this);
        }

        /** An answer that was blanked for a forgotten user tells nothing. */
        public static StoredReply read(String json) {
            return JSON.read(json, StoredReply.class);
        }
    }

    /** What follows when a match has moved on: its posts go out, and the seats that no person holds are played. */
    public record FollowUp(MatchQueues queues, LiveMatches live, Starts starts, OutboxPump pump, Autoplay autoplay) {
        @Inject
        public FollowUp {}

        void changed(CommittedMatch<?> match) {
            pump.wake();
            autoplay.consider(match);
        }

        /** Goes on in a match that the database failed. */
        public void resume(String match) {
            CommittedMatch<?> now = queues.in(match, () -> live.reload(match));
            starts.resume(match);
            autoplay.resume(match);
            changed(now);
        }
    }
}
