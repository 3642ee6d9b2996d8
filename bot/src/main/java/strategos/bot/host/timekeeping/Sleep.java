package strategos.bot.host.timekeeping;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.time.Clock;
import strategos.bot.host.time.TimeRules;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;

/**
 * A match falls asleep: nobody is asked or reminded any more, and its channel is free for another.
 *
 * @param action whose wish it is; nobody's where the host does it by itself
 * @param why what is told in the channel; or privately to whoever made the match, if the channel is gone
 */
public record Sleep(OutboxWriter writer, Optional<Action> action, Line why, boolean gone)
        implements MatchTransaction.WhilePending {
    @Override
    public String name() {
        return "sleep";
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        if (match.stage() == Stage.OVER) {
            return TransactionResult.refuse("host.over");
        }
        if (match.facts().starting().isPresent()) {
            return TransactionResult.refuse("host.starting");
        }
        if (action.isPresent() && !mayHost(match, action.get())) {
            return TransactionResult.refuse("host.host-only");
        }
        if (action.isPresent() && stopsClocks(match) && SetClock.concerned(match, action.get())) {
            return TransactionResult.refuse("host.sleep.rated");
        }
        Commit commit = Commit.on(match.id(), match.version(), now).asleep(true).hold(true);
        if (gone) {
            Optional<String> creator = match.file().creator();
            return TransactionResult.Decided.reload(
                    creator.isPresent() ? writer.whisper(commit, match, creator.get(), why, false) : commit);
        }
        commit = writer.lines(commit, match, List.of(why), List.of());
        return TransactionResult.Decided.reload(
                writer.show(commit, match.with(match.facts().withAsleep(true)), Optional.empty()),
                action.isPresent() ? new Line(Text.of("host.asleep.wish.you", "match", match.id())) : why);
    }

    /** In its sleep no clock runs. */
    private static boolean stopsClocks(CommittedMatch<?> match) {
        return !match.paused() && !(TimeRules.of(match.options()).clock() instanceof Clock.None);
    }

    /** Whether the one who acts looks after the match: made it, or manages the channel. */
    static boolean mayHost(CommittedMatch<?> match, Action action) {
        return action.manager() || match.file().madeBy(action.by());
    }
}
