package strategos.bot.host.running;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.Pending;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.transaction.Appointment;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.engine.dice.Snowflake;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;

/**
 * The post that names a round is out, or will never be. Where it is older than the round all is well; else a later round is
 * named by another post, and both posts stay in the log.
 *
 * @param round the round that the post names
 * @param message the service's id of it; empty where there will never be one
 */
public record NameRound(Appointment appointment, long round, Optional<String> message)
        implements MatchTransaction.WhilePending {
    @Override
    public String name() {
        return "round is named";
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        Optional<Pending> waiting = match.facts().pending().filter(Pending::decided);
        if (waiting.isEmpty() || waiting.get().posted() || waiting.get().round() != round) {
            return TransactionResult.refuse("host.answered");
        }
        List<String> named = new ArrayList<>(waiting.get().named());
        message.ifPresent(named::add);
        Commit commit = Commit.on(match.id(), match.version(), now);
        if (message.isPresent() && made(now).isBefore(appointment.time(round))) {
            Pending posted = waiting.get().withPosted(true).withNamed(named);
            return TransactionResult.Decided.reload(Appointment.keep(commit, Optional.of(posted)));
        }
        Pending later = waiting.get()
                .withRound(appointment.next(made(now).isAfter(now) ? made(now) : now))
                .withNamed(named);
        return TransactionResult.Decided.reload(
                appointment.make(commit, match, later, List.of(new Line(Text.of("host.beacon.late")))));
    }

    /** The service's own time counts, since a clock here may go wrong; where its ids bear none, the clock here. */
    private Instant made(Instant now) {
        return message.filter(Snowflake::is).map(Snowflake::time).orElse(now);
    }
}
