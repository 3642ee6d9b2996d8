package strategos.bot.host.running;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.HostOptions;
import strategos.bot.host.Pending;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;

/**
 * Those who wait are told that the beacon does not answer, and from when on they may agree to go on without it.
 *
 * @param round that is waited for
 */
public record Silence(OutboxWriter writer, long round) implements MatchTransaction.WhilePending {
    @Override
    public String name() {
        return "the beacon is silent";
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        Optional<Pending> waiting = match.pending().filter(pending -> pending.round() == round);
        if (waiting.isEmpty()) {
            return TransactionResult.refuse("host.answered");
        }
        Instant from = waiting.get().since().plus(HostOptions.patience(match.options()));
        Line line = new Line(Text.of("host.beacon.silent", "time", Long.toString(from.getEpochSecond())));
        Commit commit = Commit.on(match.id(), match.version(), now);
        return TransactionResult.Decided.reload(writer.lines(commit, match, List.of(line), List.of()));
    }
}
