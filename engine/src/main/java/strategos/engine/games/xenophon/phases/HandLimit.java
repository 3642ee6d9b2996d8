package strategos.engine.games.xenophon.phases;

import strategos.engine.Rule;
import strategos.engine.games.xenophon.march.Army;
import strategos.engine.games.xenophon.march.Leader;
import strategos.engine.games.xenophon.tables.Tables;

/** How many cards an army keeps at the end of its turn. */
@Rule({"end-phase", "leader-cards", "ruling-L2"})
public record HandLimit(Tables.Hand hand) {
    /** How many that army keeps. */
    public int of(Army army) {
        return hand.limit() + (army.leader() == Leader.CHIRISOPHUS ? hand.chirisophus() : 0);
    }

    /** How many cards it holds over its limit. */
    public int over(Army army) {
        return Math.max(0, army.hand().size() - of(army));
    }
}
