package strategos.bot.host.timekeeping;

import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.ActionResult;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.live.MatchFacts.TimeLimits;
import strategos.bot.host.live.StoredWishes;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.running.Autoplay;
import strategos.bot.host.running.GiveFallback;
import strategos.bot.host.running.MatchExecutor;
import strategos.bot.host.time.TimeRules;
import strategos.bot.host.time.TimeRules.Lapse;
import strategos.bot.host.time.TimeRules.Wishes;
import strategos.bot.host.transaction.Ballot;
import strategos.bot.host.transaction.CommitBuilder;
import strategos.bot.host.transaction.Deadlines;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.bot.host.transaction.MatchTransaction.Fallen;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult;
import strategos.bot.port.RedactedFailure;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.match.Reminders;
import strategos.storage.match.Reminders.Reminder;

/** Attends to what is due: a notice at half time, the fallback when the time is out, what follows where somebody was forgotten. */
public final class MatchClock {
    private static final Logger LOG = LoggerFactory.getLogger(MatchClock.class);
    private static final int BATCH = 100;

    private static final Duration AFTER_A_FAULT = Duration.ofMinutes(5);

    private final Reminders reminders;
    private final LiveMatches live;
    private final MatchExecutor executor;
    private final CommitBuilder builder;
    private final OutboxWriter writer;
    private final Autoplay autoplay;
    private final StoredWishes wishes;
    private final TimeLimits limits;
    private final InstantSource clock;

    @Inject
    MatchClock(
            Storage storage,
            LiveMatches live,
            MatchExecutor executor,
            CommitBuilder builder,
            OutboxWriter writer,
            Autoplay autoplay,
            StoredWishes wishes,
            TimeLimits limits,
            InstantSource clock) {
        this.reminders = storage.reminders();
        this.live = live;
        this.executor = executor;
        this.builder = builder;
        this.writer = writer;
        this.autoplay = autoplay;
        this.wishes = wishes;
        this.limits = limits;
        this.clock = clock;
    }

    /** Attends to all that is due now, the oldest first; what becomes due by that is left for the next time. */
    public void tick() {
        tick(clock.instant());
    }

    /** The same of what was due then. */
    public void tick(Instant now) {
        for (Reminder reminder : reminders.due(now, BATCH)) {
            try {
                attend(reminder);
            } catch (StorageException e) {
                LOG.warn("match {}: {} waits: {}", reminder.match(), reminder.kind(), e.getMessage());
            }
        }
    }

    /** Whether anything is due. */
    boolean due() {
        return !reminders.due(clock.instant(), 1).isEmpty();
    }

    /** What fails with one must not keep those behind it waiting. */
    private void attend(Reminder reminder) {
        try {
            work(reminder);
        } catch (RuntimeException | Error e) {
            LOG.error("match {}: {} cannot be attended to", reminder.match(), reminder.kind(), RedactedFailure.of(e));
            later(reminder);
        }
    }

    private void work(Reminder reminder) {
        Seat seat = new Seat(reminder.seat());
        Optional<CommittedMatch<?>> match = live.find(reminder.match());
        if (match.isEmpty()) {
            reminders.done(reminder);
            return;
        }
        if (failsAgain(reminder, match.get())) {
            later(reminder);
            return;
        }
        LOG.info("match {}: {} of {}", reminder.match(), reminder.kind(), seat);
        MatchTransaction transaction = transaction(reminder, seat, match.get());
        ActionResult outcome =
                executor.run(Optional.empty(), reminder.match(), new WhileDue(reminders, reminder, transaction));
        switch (outcome) {
            case ActionResult.Done done -> {}
            case ActionResult.Refused refused -> reminders.done(reminder);
            case ActionResult.Failed failed -> {
                if (failed.faulty()) {
                    later(reminder);
                }
            }
        }
    }

    /** Whether it asks for a default answer in place of one that was dropped since it failed whenever its dice were to fall. */
    private boolean failsAgain(Reminder reminder, CommittedMatch<?> match) {
        return reminder.kind().equals(Deadlines.OUT)
                && TimeRules.of(match.options()).lapse() == Lapse.FALLBACK
                && autoplay.rests(match);
    }

    private MatchTransaction transaction(Reminder reminder, Seat seat, CommittedMatch<?> match) {
        if (reminder.kind().equals(Ballot.EXPIRY)) {
            return new Fallen.Expiry(writer, Ballot.word(reminder.seat()));
        }
        if (reminder.kind().equals(Reminders.FORGOTTEN)) {
            return new GottenUp(writer, List.of(seat));
        }
        if (!reminder.kind().equals(Deadlines.OUT)) {
            Wishes wished = match.holder(seat)
                    .flatMap(Holder::person)
                    .map(person -> wishes.of(person.id()))
                    .orElse(Wishes.NONE);
            return new ClockNotices(writer, reminder, wished, limits.of(match, seat));
        }
        Lapse lapse = TimeRules.of(match.options()).lapse();
        return lapse == Lapse.FALLBACK
                ? new GiveFallback(builder, writer, seat, match.stamp(seat).open(), GiveFallback.OUT)
                : new LapseOf(writer, seat, lapse);
    }

    private void later(Reminder reminder) {
        reminders.putOff(reminder, clock.instant().plus(AFTER_A_FAULT));
    }

    /** Does what a reminder asks for, unless its question was answered while it waited for its turn. */
    record WhileDue(Reminders reminders, Reminder reminder, MatchTransaction transaction) implements MatchTransaction {
        @Override
        public String name() {
            return transaction.name();
        }

        @Override
        public boolean wakes() {
            return transaction.wakes();
        }

        @Override
        public boolean whilePending() {
            return transaction.whilePending();
        }

        @Override
        public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
            return reminders.of(match.id()).contains(reminder)
                    ? transaction.decide(match, now)
                    : TransactionResult.refuse("host.answered");
        }
    }
}
