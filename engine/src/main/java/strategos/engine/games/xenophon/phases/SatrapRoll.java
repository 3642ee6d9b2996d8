package strategos.engine.games.xenophon.phases;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.BattleEvents.SatrapSought;
import strategos.engine.games.xenophon.events.Settled;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Modifier;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.march.Terrain;
import strategos.engine.games.xenophon.tables.SatrapTable;

/** A satrap is likelier where people live. */
@Rule({"satrap-phase", "satrap-settled"})
record SatrapRoll(SatrapTable table) implements RollRules {
    @Override
    public RollKind kind() {
        return RollKind.SATRAP;
    }

    @Override
    public List<Modifier> printed(March march) {
        return new Printed()
                .when(march.turn().terrain() == Terrain.SETTLED, "settled", table.settled())
                .all();
    }

    @Override
    public Settled read(March march, int total) {
        return new SatrapSought(table.meets(total));
    }
}
