package strategos.engine.games.xenophon.tables;

import strategos.engine.Rule;

/**
 * Whether the men lose heart.
 *
 * @param shaken the least total at which a mutiny token is gained: one, however high
 * @param attacked added when the army was attacked this turn
 * @param harsh added in harsh weather
 * @param starving added when it has a starvation token
 */
@Rule({"morale-table", "morale-attacked", "morale-harsh", "morale-starving"})
public record MoraleTable(int shaken, int attacked, int harsh, int starving) {
    /** Whether that total brings mutiny. */
    public boolean shaken(int total) {
        return total >= shaken;
    }
}
