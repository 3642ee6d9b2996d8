package strategos.bot.host.timekeeping;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;

/**
 * The clocks of a match stand still, each with what it has left, or go on. Whoever likes may order meanwhile; nobody is
 * reminded.
 */
record Pause(OutboxWriter writer, Action action, boolean still) implements MatchTransaction.WhilePending {
    @Override
    public String name() {
        return still ? "pause" : "resume";
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        if (match.stage() != Stage.RUNNING) {
            return TransactionResult.refuse("host.clock.not-running");
        }
        // Before all else: who may not do it alone proposes it, and what is so already is not worth a question to all.
        if (match.paused() == still) {
            return TransactionResult.refuse(still ? "host.clock.still" : "host.clock.running");
        }
        if ((still && SetClock.concerned(match, action)) || !Sleep.mayHost(match, action)) {
            return TransactionResult.refuse("host.host-only");
        }
        Commit commit =
                Commit.on(match.id(), match.version(), now).paused(still).hold(still);
        Line told = new Line(Text.of(
                still ? "host.clock.paused" : "host.clock.resumed",
                "by",
                action.by().name()));
        commit = writer.lines(commit, match, List.of(told), List.of(action.by()));
        return TransactionResult.Decided.reload(
                writer.show(commit, match.with(match.facts().withPaused(still)), Optional.of(action.by())),
                new Line(Text.of(still ? "host.clock.paused.you" : "host.clock.resumed.you")));
    }
}
