package strategos.bot.host;

import java.util.Optional;
import strategos.engine.search.Thought;
import strategos.engine.seat.Seat;

/** What a hard computer would think of at a seat, from what that seat may know. */
public interface Advice {
    /** Its ideas about the question that the seat has now, the best first; empty where it has none. It takes a moment. */
    Optional<Thought> of(LiveMatch match, Seat seat);
}
