package strategos.engine.games.xenophon.phases;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.BattleEvents.BattleFought;
import strategos.engine.games.xenophon.events.Settled;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Modifier;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.march.Terrain;
import strategos.engine.games.xenophon.tables.BattleTable;
import strategos.engine.games.xenophon.tables.RouteTable;

/** What the battle costs; the ground helps or hinders. */
@Rule({"battle-phase", "route-table"})
record BattleRoll(BattleTable table, RouteTable routes) implements RollRules {
    @Override
    public RollKind kind() {
        return RollKind.BATTLE;
    }

    @Override
    public List<Modifier> printed(March march) {
        Terrain terrain = march.turn().terrain();
        return new Printed().route(terrain, routes.row(terrain).battle()).all();
    }

    @Override
    public Settled read(March march, int total) {
        return table.worst(total) ? new BattleFought(0, true) : new BattleFought(table.men(total), false);
    }
}
