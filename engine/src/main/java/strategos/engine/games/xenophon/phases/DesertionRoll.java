package strategos.engine.games.xenophon.phases;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.HardshipEvents.DesertionTested;
import strategos.engine.games.xenophon.events.Settled;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Modifier;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.tables.DesertionTable;

/** The more mutiny, the likelier men go. */
@Rule({"desertion-phase", "desertion-mutiny"})
record DesertionRoll(DesertionTable table) implements RollRules {
    @Override
    public RollKind kind() {
        return RollKind.DESERTION;
    }

    @Override
    public List<Modifier> printed(March march) {
        return new Printed()
                .when(true, "mutiny", march.roller().mutiny() * table.each())
                .all();
    }

    @Override
    public Settled read(March march, int total) {
        return new DesertionTested(table.deserts(total));
    }
}
