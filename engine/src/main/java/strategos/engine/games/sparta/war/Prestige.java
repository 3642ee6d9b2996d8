package strategos.engine.games.sparta.war;

import strategos.engine.Rule;

/**
 * The prestige track.
 *
 * @param level above 0 for Athens, below for Sparta
 * @param ravages how often Sparta has ravaged Athens for prestige
 */
@Rule({"2.11", "13.0"})
public record Prestige(int level, int ravages) {
    /** The side that the level is for. */
    public Side leader() {
        return level > 0 ? Side.ATHENS : level < 0 ? Side.SPARTA : Side.NEUTRAL;
    }

    /** On that level. */
    public Prestige at(int now) {
        return new Prestige(now, ravages);
    }

    /** After one more ravage of Athens. */
    public Prestige ravaged() {
        return new Prestige(level, ravages + 1);
    }
}
