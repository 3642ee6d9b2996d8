package strategos.engine.offer;

import strategos.engine.seat.Seat;

/** What a seat wants done. */
public record Order(Seat seat, Call call) {
    /** The verb by which any seat gives up; no box lists it, and it takes no value. */
    public static final String RESIGN = "resign";

    /** The verb. */
    public String verb() {
        return call.verb();
    }

    /** The order by which the seat gives up. */
    public static Order resignation(Seat seat) {
        return new Order(seat, Call.of(RESIGN));
    }
}
