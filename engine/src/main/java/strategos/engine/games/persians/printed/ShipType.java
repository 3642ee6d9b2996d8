package strategos.engine.games.persians.printed;

import strategos.engine.Rule;

/** A kind of ship counter: its nation and naval points. */
@Rule("9")
public record ShipType(String id, String nation, int points, int count, String provenance) {}
