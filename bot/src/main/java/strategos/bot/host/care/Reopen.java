package strategos.bot.host.care;

import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.transaction.Deadlines;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.engine.dice.Chain;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;
import strategos.storage.match.StoredMatch.StoredStamp;

/** A match that all had given up goes on where it was; it sleeps until it is woken. */
record Reopen() implements MatchTransaction {
    @Override
    public String name() {
        return "reopen";
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        if (match.stage() != Stage.OVER) {
            return TransactionResult.refuse("host.reopen.not-over", "match", match.id());
        }
        if (match.version() == 0) {
            return TransactionResult.refuse("host.reopen.not-begun", "match", match.id());
        }
        if (match.result().isPresent()) {
            return TransactionResult.refuse("host.reopen.result", "match", match.id());
        }
        boolean hidden = !match.seen(Viewer.EVERYONE).position().equals(match.state());
        if (hidden || match.dice().spent(Chain.SEALED, 1) > 0) {
            return TransactionResult.refuse("host.reopen.open", "match", match.id());
        }
        Line told = new Line(Text.of("host.reopened.you", "match", match.id()));
        Commit commit = Commit.on(match.id(), match.version(), now)
                .asleep(true)
                .reopen()
                .stamps(stamps(match));
        // What was counted down is gone: who is waited for has the whole time of the question once the match is awake.
        CommittedMatch<S> running = match.with(match.facts().withStage(Stage.RUNNING));
        for (Holder holder : match.seats()) {
            if (holder.person().isPresent()) {
                commit = new Deadlines().arrived(commit, running, holder.seat(), now);
            }
        }
        return TransactionResult.Decided.reload(commit, told);
    }

    /** Every question is put anew. */
    private static Map<String, StoredStamp> stamps(CommittedMatch<?> match) {
        Map<String, StoredStamp> stamps = new HashMap<>();
        match.seats()
                .forEach(holder ->
                        stamps.put(holder.seat().id(), new StoredStamp(match.version(), match.publicVersion())));
        return stamps;
    }
}
