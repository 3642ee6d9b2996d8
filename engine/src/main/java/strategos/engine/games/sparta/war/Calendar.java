package strategos.engine.games.sparta.war;

import strategos.engine.Rule;

/**
 * The date, and who moves first this quarter.
 *
 * @param year before our era: the next year is one less
 */
@Rule({"2.14", "3.1"})
public record Calendar(int year, Quarter quarter, Side first) {}
