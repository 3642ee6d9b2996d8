package strategos.bot.host.deed;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.engine.Call;
import strategos.engine.Decision;
import strategos.engine.Entry.Source;
import strategos.engine.Order;
import strategos.engine.Seat;

/** An order of the computer that holds the seat. Its luck follows from match and version, so that nothing repeats it anew. */
record ComputerOrder(Bookkeeper bookkeeper, Seat seat) implements Deed {
    private static final long SPREAD = 0x9e3779b97f4a7c15L;

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
        long seed = match.id().hashCode() * SPREAD + match.version();
        Call call = match.file()
                .game()
                .computer()
                .choose(match.seen(seat), seat, decision.get(), new SplittableRandom(seed));
        return new Judgement(bookkeeper)
                .rule(match, new Order(seat, call), Source.COMPUTER, Optional.empty(), List.of(), now);
    }
}
