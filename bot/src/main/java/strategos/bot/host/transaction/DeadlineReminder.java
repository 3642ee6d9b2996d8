package strategos.bot.host.transaction;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import strategos.bot.host.HostOptions;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.port.Person;
import strategos.engine.seat.Seat;
import strategos.engine.text.Line;
import strategos.engine.text.Text;
import strategos.storage.Commit;

/**
 * Half of an awaited seat's time is gone: its player is notified, once.
 *
 * @param due when that was, as the reminder says
 */
record DeadlineReminder(OutboxWriter writer, Seat seat, Instant due) implements MatchTransaction {
    @Override
    public String name() {
        return "half time of " + seat;
    }

    @Override
    public <S> Verdict decide(CommittedMatch<S> match, Instant now) {
        Commit commit = Commit.on(match.id(), match.version(), now).stopReminding(seat.id());
        Optional<Duration> limit = HostOptions.clock(match.options());
        Optional<Person> person = match.holder(seat).flatMap(Holder::person);
        if (match.stage() != Stage.RUNNING
                || limit.isEmpty()
                || person.isEmpty()
                || !match.awaited().containsKey(seat)) {
            return Verdict.Decided.reload(commit);
        }
        Duration left = limit.get().dividedBy(2);
        Line line = new Line(
                Text.of(
                        "host.half-time",
                        "seat",
                        seat,
                        "minutes",
                        Math.toIntExact(left.toMinutes()),
                        "hours",
                        Math.toIntExact(left.toHours())),
                "");
        return Verdict.Decided.reload(
                writer.ping(commit.remind(seat.id(), Deadlines.OUT, due.plus(left)), match, line, person.get()));
    }
}
