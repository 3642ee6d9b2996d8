package strategos.engine.games.xenophon.phases;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.HardshipEvents.Starved;
import strategos.engine.games.xenophon.events.Settled;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Modifier;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.tables.StarvationTable;

/** What hunger costs: more with every token. */
@Rule({"starvation-phase", "starvation-table"})
record StarvationRoll(StarvationTable table) implements RollRules {
    @Override
    public RollKind kind() {
        return RollKind.STARVATION;
    }

    @Override
    public List<Modifier> printed(March march) {
        int starving = march.roller().starvation();
        return Printed.table(table.plus())
                .when(true, "starvation", starving * table.each())
                .all();
    }

    @Override
    public Settled read(March march, int total) {
        return new Starved(table.men(total));
    }
}
