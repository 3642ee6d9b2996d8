package strategos.engine.games.xenophon.cards;

import strategos.engine.Rule;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Leader;

/**
 * How many cards an army draws in each turn, and how many it keeps at its end.
 *
 * @param draw drawn in each turn
 * @param limit kept at its end
 * @param chirisophus how many more he keeps
 */
@Rule({"end-phase", "leader-cards", "ruling-L2"})
public record HandLimit(int draw, int limit, int chirisophus) {
    /** How many that army keeps. */
    public int of(Army army) {
        return limit + (army.leader() == Leader.CHIRISOPHUS ? chirisophus : 0);
    }

    /** How many cards it holds over its limit. */
    public int over(Army army) {
        return over(army, 0);
    }

    /** The same once it has drawn so many more. */
    public int over(Army army, int more) {
        return Math.max(0, army.hand().size() + more - of(army));
    }
}
