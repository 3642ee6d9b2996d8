package strategos.engine.games.xenophon.phases;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.RouteEvents.RouteFound;
import strategos.engine.games.xenophon.events.Settled;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Modifier;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.tables.RouteTable;

/** Two dice for the terrain; it holds for this turn only. */
@Rule({"route-phase", "ruling-P4"})
record RouteRoll(RouteTable table) implements RollRules {
    @Override
    public RollKind kind() {
        return RollKind.ROUTE;
    }

    @Override
    public List<Modifier> printed(March march) {
        return List.of();
    }

    @Override
    public Settled read(March march, int total) {
        return new RouteFound(table.terrain(total));
    }
}
