package strategos.engine.box;

import java.util.List;
import java.util.Map;
import strategos.engine.seat.Seat;

/**
 * What a match begins with.
 *
 * @param options every option of the box with its value
 * @param seats the seats taken, in the game's seat order
 */
public record Setup(String scenario, Map<String, String> options, List<Seat> seats) {
    public Setup {
        options = Map.copyOf(options);
        seats = List.copyOf(seats);
    }
}
