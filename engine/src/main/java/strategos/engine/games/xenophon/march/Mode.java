package strategos.engine.games.xenophon.march;

/**
 * How the match is played.
 *
 * @param asking whether opponents are asked after each throw; else their standing orders alone interfere
 * @param leaders whether each army has a leader
 */
public record Mode(boolean asking, boolean leaders) {}
