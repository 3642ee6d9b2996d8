package strategos.engine.games.sparta.war;

import strategos.engine.Rule;

/** So many land units of that side stand there, and the viewer may not know which. */
@Rule("5.2")
public record HiddenUnits(Side side, int place, int units) {}
