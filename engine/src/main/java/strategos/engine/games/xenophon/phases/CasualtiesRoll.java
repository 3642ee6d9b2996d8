package strategos.engine.games.xenophon.phases;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.BattleEvents.CasualtiesCounted;
import strategos.engine.games.xenophon.events.Settled;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Modifier;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.tables.BattleTable;

/** The second die of the worst of battles. */
@Rule({"battle-worst", "ruling-rolls"})
record CasualtiesRoll(BattleTable table) implements RollRules {
    @Override
    public RollKind kind() {
        return RollKind.CASUALTIES;
    }

    @Override
    public List<Modifier> printed(March march) {
        return Printed.table(table.worstPlus()).all();
    }

    @Override
    public Settled read(March march, int total) {
        return new CasualtiesCounted(Math.max(0, total));
    }
}
