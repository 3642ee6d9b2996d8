package strategos.bot.host.care;

import java.time.Instant;
import java.util.Optional;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;

/** The channel shows anew how the match stands: what stood there may have been lost, or spoiled, beyond what heals itself. */
record Repair(OutboxWriter writer) implements MatchTransaction.AtAnyTime {
    @Override
    public String name() {
        return "repair";
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        Commit commit = Commit.on(match.id(), match.version(), now)
                .move(match.where().guild(), match.where().channel());
        return TransactionResult.Decided.reload(
                writer.show(commit, match, Optional.empty()), new Line(Text.of("host.repaired", "match", match.id())));
    }
}
