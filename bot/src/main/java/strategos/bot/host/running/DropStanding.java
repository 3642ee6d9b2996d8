package strategos.bot.host.running;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.running.SetStanding.StandingAccess;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult;
import strategos.bot.port.Request.Person;
import strategos.engine.seat.Seat;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/**
 * A standing order is dropped.
 *
 * @param number which of the seat's, from 1; 0 for all
 */
public record DropStanding(Person by, Seat seat, int number) implements MatchTransaction {
    @Override
    public String name() {
        return seat + " drops a standing order";
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        StandingAccess access = new StandingAccess(by, seat);
        Optional<TransactionResult.Refused> refused = access.refusal(match);
        if (refused.isPresent()) {
            return refused.get();
        }
        List<StandingOrder> list = new ArrayList<>(match.standing(seat));
        if (number < 0 || number > list.size() || list.isEmpty()) {
            return TransactionResult.refuse("host.standing.no-number", "number", number, "count", list.size());
        }
        if (number == 0) {
            list.clear();
        } else {
            list.remove(number - 1);
        }
        return access.kept(match, list, now, new Line(Text.of("host.standing.dropped", "left", list.size())));
    }
}
