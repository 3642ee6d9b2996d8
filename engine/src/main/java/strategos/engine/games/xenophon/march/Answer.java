package strategos.engine.games.xenophon.march;

import strategos.engine.seat.Seat;

/**
 * A card that an opponent has laid down unseen, until all have answered.
 *
 * @param number the card's number, and {@code card} its id
 * @param way the number of the way in which it is played
 */
public record Answer(Seat by, int number, String card, int way) {}
