package strategos.engine.games.xenophon.phases;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.HardshipEvents.DesertersCounted;
import strategos.engine.games.xenophon.events.Settled;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Modifier;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.tables.DesertionTable;

/** How many go. */
@Rule({"desertion-phase", "ruling-rolls"})
record DesertersRoll(DesertionTable table) implements RollRules {
    @Override
    public RollKind kind() {
        return RollKind.DESERTERS;
    }

    @Override
    public List<Modifier> printed(March march) {
        return List.of();
    }

    @Override
    public Settled read(March march, int total) {
        return new DesertersCounted(table.men(total));
    }
}
