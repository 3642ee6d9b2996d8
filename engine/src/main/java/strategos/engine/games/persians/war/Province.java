package strategos.engine.games.persians.war;

import java.util.Optional;
import strategos.engine.Rule;

/**
 * A province that can be won over (14.3).
 *
 * @param side whose it is; empty while it is neutral
 * @param troops its units while it is neutral
 */
@Rule("14.3-political")
public record Province(String zone, Optional<Side> side, Troops troops) {}
