package strategos.engine.games.xenophon.march;

import strategos.engine.Rule;

/**
 * What this turn has brought so far; nothing of it outlasts the turn but harsh weather, which the army remembers.
 *
 * @param met whether a satrap was met, and so negotiated with
 * @param powerUsed whether the leader's power is used up
 */
@Rule("ruling-P4")
public record Turn(
        Terrain terrain, Weather weather, boolean met, boolean attacked, boolean foraged, boolean powerUsed) {
    /** As a turn begins. */
    public static final Turn FRESH = new Turn(Terrain.UNKNOWN, Weather.UNKNOWN, false, false, false, false);

    /** On that route. */
    public Turn on(Terrain route) {
        return new Turn(route, weather, met, attacked, foraged, powerUsed);
    }

    /** In that weather. */
    public Turn in(Weather now) {
        return new Turn(terrain, now, met, attacked, foraged, powerUsed);
    }

    /** Whether a satrap was met. */
    public Turn meeting(boolean satrap) {
        return new Turn(terrain, weather, satrap, attacked, foraged, powerUsed);
    }

    /** Whether the army was attacked. */
    public Turn underAttack(boolean now) {
        return new Turn(terrain, weather, met, now, foraged, powerUsed);
    }

    /** The army has foraged. */
    public Turn foraging() {
        return new Turn(terrain, weather, met, attacked, true, powerUsed);
    }

    /** The leader has used his power. */
    public Turn power() {
        return new Turn(terrain, weather, met, attacked, foraged, true);
    }
}
