package strategos.engine.games.sparta.war;

import strategos.engine.Rule;

/** Land units at sea: which unit is aboard which ship. */
@Rule("7.4")
public record Load(int troops, int ship) {}
