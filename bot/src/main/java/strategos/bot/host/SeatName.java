package strategos.bot.host;

import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/** A seat by its own name, whoever holds it: in a sentence that also names its player. */
public record SeatName(Seat seat) {
    public Text text() {
        return Text.of("seat." + seat.id());
    }
}
