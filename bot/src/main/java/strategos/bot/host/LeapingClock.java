package strategos.bot.host;

import java.time.InstantSource;

/**
 * A clock that somebody moves, in the console or in tests: its leaps are time that passes. When any other clock leaps, the
 * process stood still or the clock was put right, and nobody could act meanwhile.
 */
public interface LeapingClock extends InstantSource {}
