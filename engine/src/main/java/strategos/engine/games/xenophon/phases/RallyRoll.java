package strategos.engine.games.xenophon.phases;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.HardshipEvents.RallyHeld;
import strategos.engine.games.xenophon.events.Settled;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Modifier;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.tables.RallyTable;

/** Whether the men take heart again. */
@Rule("rally-phase")
record RallyRoll(RallyTable table) implements RollRules {
    @Override
    public RollKind kind() {
        return RollKind.RALLY;
    }

    @Override
    public List<Modifier> printed(March march) {
        return List.of();
    }

    @Override
    public Settled read(March march, int total) {
        return new RallyHeld(table.rallied(total));
    }
}
