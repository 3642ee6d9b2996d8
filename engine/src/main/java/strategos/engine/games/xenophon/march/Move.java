package strategos.engine.games.xenophon.march;

import strategos.engine.seat.Seat;

/** The last march, for the map. */
public record Move(Seat seat, int from, int to) {}
