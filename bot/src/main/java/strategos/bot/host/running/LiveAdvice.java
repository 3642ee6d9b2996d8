package strategos.bot.host.running;

import jakarta.inject.Inject;
import java.util.Optional;
import strategos.bot.host.Advice;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.thought.Thinkers;
import strategos.bot.host.transaction.SureOrder;
import strategos.engine.search.Thought;
import strategos.engine.seat.Seat;

/** Advice on matches as they stand. */
public record LiveAdvice(LiveMatches live, Thinkers thinkers) implements Advice {
    @Inject
    public LiveAdvice {}

    @Override
    public Optional<Thought> of(LiveMatch match, Seat seat) {
        return live.find(match.id()).flatMap(now -> about(now, seat));
    }

    private <S> Optional<Thought> about(CommittedMatch<S> match, Seat seat) {
        return match.decision(seat)
                .map(decision ->
                        thinkers.advise(match.file().game(), match.seen(seat), seat, decision, SureOrder.luck(match)));
    }
}
