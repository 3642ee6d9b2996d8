package strategos.engine.dice;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import strategos.engine.seat.Seat;

/** A seat with the omen of its player; in JSON a pair. */
@JsonFormat(shape = JsonFormat.Shape.ARRAY)
@JsonPropertyOrder({"seat", "omen"})
public record SeatOmen(Seat seat, Omen omen) {}
