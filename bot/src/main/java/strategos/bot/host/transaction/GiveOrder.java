package strategos.bot.host.transaction;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.port.Person;
import strategos.engine.Entry.Source;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;

/**
 * An order of a person.
 *
 * @param asked the own number of the question that was answered by a press, if it was
 */
record GiveOrder(CommitBuilder builder, Person by, Order order, OptionalLong asked) implements MatchTransaction {
    @Override
    public String name() {
        return order.seat() + " " + order.verb();
    }

    @Override
    public <S> Verdict decide(CommittedMatch<S> match, Instant now) {
        Seat seat = order.seat();
        if (match.stage() == Stage.OPEN) {
            return Verdict.refuse("host.not-begun");
        }
        if (!match.held(by).contains(seat)) {
            return Verdict.notYours(match, seat, by);
        }
        if (match.stage() == Stage.RUNNING
                && asked.isPresent()
                && asked.getAsLong() != match.stamp(seat).own()) {
            return new Stale().refusal(match, seat);
        }
        return builder.rule(match, order, Source.PLAYER, Optional.of(by), List.of(), now);
    }
}
