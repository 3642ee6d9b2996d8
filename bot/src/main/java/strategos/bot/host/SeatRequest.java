package strategos.bot.host;

import java.util.Set;
import strategos.bot.port.Person;
import strategos.engine.seat.Seat;

/**
 * Somebody asks for a seat of a running match: one that nobody holds, or a computer does.
 *
 * @param by who asks
 * @param agreed the ids of the players who agree
 */
public record SeatRequest(Seat seat, Person by, Set<String> agreed) {
    public SeatRequest {
        agreed = Set.copyOf(agreed);
    }
}
