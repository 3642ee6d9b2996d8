package strategos.bot.host.transaction;

import java.util.List;
import strategos.bot.host.live.CommittedMatch;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/** Where the game now stands, for whoever has answered a question that is not put any more. */
final class Stale {
    Verdict.Refused refusal(CommittedMatch<?> match, Seat seat) {
        Text prompt = match.awaited().get(seat);
        if (prompt != null) {
            return Verdict.refuse("host.stale.asked", "seat", seat, "prompt", prompt);
        }
        List<Seat> awaited = List.copyOf(match.awaited().keySet());
        return Verdict.refuse("host.stale.waiting", "awaited", awaited);
    }
}
