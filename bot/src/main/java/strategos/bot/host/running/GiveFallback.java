package strategos.bot.host.running;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.transaction.CommitBuilder;
import strategos.bot.host.transaction.Deadlines;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult;
import strategos.bot.host.transaction.SureOrder;
import strategos.engine.Decision;
import strategos.engine.Entry.Source;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;

/**
 * The fallback of a question that nobody answers: the seat is vacant, or its time is out. Where the fallback fails, any
 * legal order stands in for it.
 *
 * @param asked the open number of the question; another one by now is left alone
 * @param line what is told of it, a key with the seat
 */
public record GiveFallback(CommitBuilder builder, OutboxWriter writer, Seat seat, long asked, String line)
        implements MatchTransaction {
    /** The line for a seat that nobody holds. */
    static final String VACANT = "host.fallback.vacant";

    /** The line for a seat whose time is out. */
    public static final String OUT = "host.fallback.out";

    @Override
    public String name() {
        return "fallback of " + seat;
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        if (match.stage() != Stage.RUNNING
                || !match.awaited().containsKey(seat)
                || match.stamp(seat).open() != asked) {
            return TransactionResult.refuse("host.answered");
        }
        Optional<Decision> decision = match.decision(seat);
        Optional<Call> fallback = decision.flatMap(asked -> asked.fallback().get());
        if (fallback.isEmpty()) {
            Commit commit = new Deadlines().gone(Commit.on(match.id(), match.version(), now), match, seat);
            Line waits = new Line(Text.of("host.fallback.none", "seat", seat));
            return TransactionResult.Decided.reload(writer.lines(commit, match, List.of(waits), List.of()));
        }
        return new SureOrder(builder)
                .give(
                        match,
                        seat,
                        decision.get(),
                        fallback::get,
                        Optional.empty(),
                        Source.CLOCK,
                        List.of(new Line(Text.of(line, "seat", seat))),
                        now);
    }
}
