package strategos.bot.host.transaction;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.engine.Decision;
import strategos.engine.Entry.Source;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;

/**
 * An order of the computer that holds the seat. Its luck follows from match and version, so that nothing repeats it anew; a
 * computer that fails is stood in for.
 */
record ComputerOrder(CommitBuilder builder, Seat seat) implements MatchTransaction {
    @Override
    public String name() {
        return "computer's order for " + seat;
    }

    @Override
    public <S> Verdict decide(CommittedMatch<S> match, Instant now) {
        Optional<Decision> decision = match.decision(seat);
        if (match.stage() != Stage.RUNNING
                || decision.isEmpty()
                || !match.awaited().containsKey(seat)
                || match.holder(seat).filter(h -> Automatic.computer(match, h)).isEmpty()) {
            return Verdict.refuse("host.answered");
        }
        Supplier<Call> chosen = () ->
                match.file().game().computer().choose(match.seen(seat), seat, decision.get(), SureOrder.luck(match));
        return new SureOrder(builder).give(match, seat, decision.get(), chosen, Source.COMPUTER, List.of(), now);
    }
}
