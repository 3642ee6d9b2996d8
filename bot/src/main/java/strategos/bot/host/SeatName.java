package strategos.bot.host.deed;

import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/** A seat by its own name, whoever holds it: in a sentence that also names its player. */
record SeatName(Seat seat) {
    Text text() {
        return Text.of("seat." + seat.id());
    }
}
