package strategos.engine.dice;

import java.util.Optional;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text.Line;

/**
 * Why a die falls. Public even for a sealed roll, so it names nothing hidden.
 *
 * @param kind groups the statistics: "morale", "battle"; its words lie under {@code roll.<kind>}
 * @param by whose roll it is; empty for the game's own
 * @param purpose what it is for, with its rule
 */
public record Cause(Chain chain, String kind, Optional<Seat> by, Line purpose) {}
