package strategos.bot.host.running;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.Pending;
import strategos.bot.host.Pending.What;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.transaction.Appointment;
import strategos.bot.host.transaction.Deadlines;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;

/**
 * An order that waited for its dice cannot be carried out, however often it is tried: by a fault of our own, or since the rules
 * of a newer version refuse it. The match goes on without it, for all to see, and whoever gave it is asked again. No die of it
 * has fallen.
 *
 * @param round that it waited for
 */
public record DropOrder(OutboxWriter writer, long round) implements MatchTransaction.WhilePending {
    @Override
    public String name() {
        return "drop an order that fails";
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        Optional<Pending> waiting = match.pending().filter(pending -> pending.round() == round);
        if (waiting.isEmpty() || !(waiting.get().what() instanceof What.Given(var order, var source, var preface))) {
            return TransactionResult.refuse("host.answered");
        }
        Commit commit = Appointment.keep(Commit.on(match.id(), match.version(), now), Optional.empty());
        CommittedMatch<S> after = match.with(match.facts().withPending(Optional.empty()));
        commit = new Deadlines().asked(commit, after, now);
        Line line = new Line(Text.of("host.beacon.dropped", "seat", order.seat(), "round", Long.toString(round)));
        return TransactionResult.Decided.reload(
                writer.show(writer.lines(commit, after, List.of(line), List.of()), after, Optional.empty()));
    }
}
