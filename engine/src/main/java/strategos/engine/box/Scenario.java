package strategos.engine.box;

import java.util.List;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/**
 * A scenario of the box.
 *
 * @param seats all seats that may be taken, in the game's seat order
 * @param least how many must be taken before a match can start
 * @param most how many may be taken
 */
public record Scenario(String id, Text name, List<Seat> seats, int least, int most) {
    /** How one wins it, in a sentence or two with the rules that say so: {@code victory.<scenario>} of the game's words. */
    public Text victory() {
        return Text.of("victory." + id);
    }

    public Scenario {
        seats = List.copyOf(seats);
        if (least < 1 || most < least || seats.size() < most) {
            throw new IllegalArgumentException("scenario " + id + ": seats " + least + " to " + most + " of " + seats);
        }
    }
}
