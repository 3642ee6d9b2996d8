package strategos.bot.host.timekeeping;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.bot.port.ChannelRef;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;
import strategos.storage.match.Matches;

/**
 * A match goes on in that channel: it wakes there, or moves there from another. Whoever looks after it may move it; whoever
 * plays in it may wake it.
 */
public record Settle(OutboxWriter writer, Matches stored, Action action, ChannelRef where)
        implements MatchTransaction.AtAnyTime {
    @Override
    public String name() {
        return "settle in " + where.word();
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        boolean moves = !match.where().equals(where);
        if (match.stage() == Stage.OVER) {
            return TransactionResult.refuse("host.over");
        }
        if (!moves && !match.asleep()) {
            return TransactionResult.refuse("host.awake-here", "match", match.id());
        }
        boolean plays = !match.held(action.by()).isEmpty();
        if (!Sleep.mayHost(match, action) && !(plays && match.asleep())) {
            return TransactionResult.refuse("host.host-only");
        }
        if (!match.where().guild().equals(where.guild())) {
            return TransactionResult.refuse("host.other-server");
        }
        Optional<String> other = stored.livingIn(where.guild(), where.channel()).filter(id -> !id.equals(match.id()));
        if (other.isPresent()) {
            return TransactionResult.refuse("host.channel-taken", "match", other.get());
        }
        return stored.sending(match.id()) ? TransactionResult.refuse("host.on-its-way") : settled(match, moves, now);
    }

    private <S> TransactionResult settled(CommittedMatch<S> match, boolean moves, Instant now) {
        CommittedMatch<S> after = match.at(where).with(match.facts().withAsleep(false));
        Commit commit = Commit.on(match.id(), match.version(), now);
        if (moves) {
            commit = commit.move(where.guild(), where.channel());
        }
        if (match.asleep()) {
            commit = commit.asleep(false);
            commit = match.paused() ? commit : commit.hold(false);
        }
        Line told = new Line(Text.of(
                match.asleep() ? "host.woken" : "host.moved",
                "match",
                match.id(),
                "by",
                action.by().name()));
        commit = writer.lines(commit, after, List.of(told), List.of(action.by()));
        return TransactionResult.Decided.reload(
                writer.show(commit, after, Optional.empty()),
                new Line(Text.of(match.asleep() ? "host.woken.you" : "host.moved.you", "match", match.id())));
    }
}
