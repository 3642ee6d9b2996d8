package strategos.engine.games.sparta.movement;

import strategos.engine.Rule;

/** A place and, for ships at a divided place, the shore on which they lie. */
@Rule("7.2")
public record Spot(int place, boolean south) {}
