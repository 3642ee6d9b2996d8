package strategos.engine.games.xenophon.phases;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.HardshipEvents.ExposureSuffered;
import strategos.engine.games.xenophon.events.Settled;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Modifier;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.tables.ExposureTable;

/** What harsh weather costs: more after an attack, more when the last turn was harsh too. */
@Rule({"exposure-phase", "exposure-attacked", "exposure-harsh-before"})
record ExposureRoll(ExposureTable table) implements RollRules {
    @Override
    public RollKind kind() {
        return RollKind.EXPOSURE;
    }

    @Override
    public List<Modifier> printed(March march) {
        return Printed.table(table.plus())
                .when(march.turn().attacked(), "attacked", table.attacked())
                .when(march.roller().harshBefore(), "harsh-before", table.harshBefore())
                .all();
    }

    @Override
    public Settled read(March march, int total) {
        return new ExposureSuffered(table.men(total));
    }
}
