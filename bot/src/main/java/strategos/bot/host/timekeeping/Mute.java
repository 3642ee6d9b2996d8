package strategos.bot.host.timekeeping;

import java.time.Instant;
import java.util.List;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.transaction.Deadlines;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.bot.port.Request.Person;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;

/** One who is waited for is not reminded of this question any more; a time limit stays. */
record Mute(Person by) implements MatchTransaction.WhilePending {
    @Override
    public String name() {
        return "mute";
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        List<Seat> asked =
                match.held(by).stream().filter(match.awaited()::containsKey).toList();
        if (match.stage() != Stage.RUNNING || asked.isEmpty()) {
            return TransactionResult.refuse("host.clock.not-awaited");
        }
        Commit commit = Commit.on(match.id(), match.version(), now);
        for (Seat seat : asked) {
            commit = commit.stopReminding(seat.id(), Deadlines.HALF);
            for (int i = 1; i <= Deadlines.NUDGES; i++) {
                commit = commit.stopReminding(seat.id(), Deadlines.NUDGE + i);
            }
        }
        return TransactionResult.Decided.reload(commit, new Line(Text.of("host.clock.muted")));
    }
}
