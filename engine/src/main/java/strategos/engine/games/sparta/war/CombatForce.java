package strategos.engine.games.sparta.war;

import java.util.Optional;
import strategos.engine.Rule;

/**
 * One side of a combat.
 *
 * @param leader the one whose rating counts
 */
@Rule({"6.2", "8.1"})
public record CombatForce(Side side, PieceSet units, Optional<Integer> leader) {}
