package strategos.engine.games.xenophon.tables;

import strategos.engine.Rule;

/**
 * How far the army marches: as many spaces as the die shows, with all that is added.
 *
 * @param foraged added when it foraged this turn
 * @param starving added when it has a starvation token
 * @param negotiated added when it met a satrap this turn
 * @param attacked added when it was attacked this turn
 */
@Rule({"travel-table", "travel-foraged", "travel-starving", "travel-negotiated", "travel-attacked"})
public record TravelTable(int foraged, int starving, int negotiated, int attacked) {
    /** The space that an army reaches from {@code from} with that total: never back, and never beyond the last. */
    public int reached(int from, int total, int last) {
        return Math.min(last, from + Math.max(0, total));
    }
}
