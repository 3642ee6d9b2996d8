package strategos.bot.host.transaction;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult;
import strategos.bot.port.Person;
import strategos.engine.Entry.Source;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

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
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        Seat seat = order.seat();
        if (match.stage() == Stage.OPEN) {
            return TransactionResult.refuse("host.not-begun");
        }
        if (match.agreed().isPresent()) {
            return TransactionResult.refuse("host.over");
        }
        if (!match.held(by).contains(seat)) {
            return TransactionResult.notYours(match, seat, by);
        }
        if (match.stage() == Stage.RUNNING
                && asked.isPresent()
                && asked.getAsLong() != match.stamp(seat).own()) {
            return new Stale().refusal(match, seat);
        }
        return builder.rule(match, order, Source.PLAYER, Optional.of(by), List.of(), now);
    }

    /** Where the game now stands, for whoever has answered a question that is not put any more. */
    static final class Stale {
        TransactionResult.Refused refusal(CommittedMatch<?> match, Seat seat) {
            Text prompt = match.awaited().get(seat);
            if (prompt != null) {
                return TransactionResult.refuse("host.stale.asked", "seat", seat, "prompt", prompt);
            }
            List<Seat> awaited = List.copyOf(match.awaited().keySet());
            return TransactionResult.refuse("host.stale.waiting", "awaited", awaited);
        }
    }
}
