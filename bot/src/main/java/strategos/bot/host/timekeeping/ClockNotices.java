package strategos.bot.host.timekeeping;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.time.Clock;
import strategos.bot.host.time.TimeRules;
import strategos.bot.host.time.TimeRules.Wishes;
import strategos.bot.host.transaction.Deadlines;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.bot.port.Request.Person;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;
import strategos.storage.match.Reminders.Reminder;

/**
 * Somebody who is waited for is notified once more, unless they wish to be left alone now: then when that ends. Where the time
 * is out by then, too, that is told and nothing else.
 *
 * @param out when their time is out, if any runs
 */
record ClockNotices(OutboxWriter writer, Reminder reminder, Wishes wishes, Optional<Instant> out)
        implements MatchTransaction {
    @Override
    public String name() {
        return reminder.kind() + " of " + reminder.seat();
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        Seat seat = new Seat(reminder.seat());
        Commit commit = Commit.on(match.id(), match.version(), now).stopReminding(seat.id(), reminder.kind());
        Optional<Person> person = match.holder(seat).flatMap(Holder::person);
        if (match.stage() != Stage.RUNNING
                || person.isEmpty()
                || !match.awaited().containsKey(seat)
                || out.filter(end -> !end.isAfter(now)).isPresent()
                || wishes.remind().filter(Duration::isZero).isPresent()) {
            return TransactionResult.Decided.reload(commit);
        }
        Optional<Instant> later = wishes.silentUntil(now);
        if (later.isPresent()) {
            // Once the time is out there is nothing left to be reminded of.
            return TransactionResult.Decided.reload(
                    out.filter(end -> !later.get().isBefore(end)).isPresent()
                            ? commit
                            : commit.remind(seat.id(), reminder.kind(), later.get()));
        }
        Line line = out.map(end -> left(seat, Duration.between(now, end)))
                .orElseGet(() -> new Line(Text.of("host.nudge", "seat", seat)));
        return TransactionResult.Decided.reload(
                writer.remind(next(commit, match, seat, now), match, person.get(), line));
    }

    private static Line left(Seat seat, Duration left) {
        return new Line(Text.of(
                "host.half-time",
                "seat",
                seat,
                "minutes",
                Math.toIntExact(left.toMinutes()),
                "hours",
                Math.toIntExact(left.toHours())));
    }

    /** The next of the few reminders that one question is worth. */
    private Commit next(Commit commit, CommittedMatch<?> match, Seat seat, Instant now) {
        TimeRules rules = TimeRules.of(match.options());
        if (!reminder.kind().startsWith(Deadlines.NUDGE) || !(rules.clock() instanceof Clock.None)) {
            return commit;
        }
        int number = Integer.parseInt(reminder.kind().substring(Deadlines.NUDGE.length()));
        Optional<Duration> wait = rules.remind()
                .map(time -> wishes.remind()
                        .filter(least -> least.compareTo(time) > 0)
                        .orElse(time));
        return number < Deadlines.NUDGES && wait.isPresent()
                ? commit.remind(seat.id(), Deadlines.NUDGE + (number + 1), now.plus(wait.get()))
                : commit;
    }
}
