package strategos.bot.host;

import java.util.List;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/** A seat by its own name, whoever holds it: in a sentence that also names its player. */
public record SeatName(Seat seat) {
    /** Those of a person, who needs not be told whose they are. */
    public static List<Text> own(List<Seat> held) {
        return held.stream().map(seat -> new SeatName(seat).text()).toList();
    }

    public Text text() {
        return Text.of("seat." + seat.id());
    }
}
