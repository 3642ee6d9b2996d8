package strategos.engine.games.xenophon.phases;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.HardshipEvents.MoraleTested;
import strategos.engine.games.xenophon.events.Settled;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Modifier;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.march.Weather;
import strategos.engine.games.xenophon.tables.MoraleTable;

/** Attack, harsh weather and hunger all tell on the men. */
@Rule({"morale-phase", "morale-attacked", "morale-harsh", "morale-starving"})
record MoraleRoll(MoraleTable table) implements RollRules {
    @Override
    public RollKind kind() {
        return RollKind.MORALE;
    }

    @Override
    public List<Modifier> printed(March march) {
        return new Printed()
                .when(march.turn().attacked(), "attacked", table.attacked())
                .when(march.turn().weather() == Weather.HARSH, "harsh", table.harsh())
                .when(march.roller().starvation() > 0, "starving", table.starving())
                .all();
    }

    @Override
    public Settled read(March march, int total) {
        return new MoraleTested(table.shaken(total));
    }
}
