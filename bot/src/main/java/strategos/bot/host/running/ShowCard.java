package strategos.bot.host.running;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult;
import strategos.storage.match.Commit;

/** The card is brought up to date, and nothing else is done. */
record ShowCard(OutboxWriter writer) implements MatchTransaction.AtAnyTime {
    @Override
    public String name() {
        return "card";
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        Commit commit = Commit.on(match.id(), match.version(), now);
        return new TransactionResult.Decided(
                writer.show(commit, match, Optional.empty()), Optional.of(match), List.of());
    }
}
