package strategos.engine.games.xenophon.phases;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.HardshipEvents.Foraged;
import strategos.engine.games.xenophon.events.Settled;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Modifier;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.march.Turn;
import strategos.engine.games.xenophon.tables.ForageTable;
import strategos.engine.games.xenophon.tables.RouteTable;
import strategos.engine.games.xenophon.tables.WeatherTable;

/** What foraging brings; route and weather tell. */
@Rule({"forage-phase", "route-table", "weather-table"})
record ForageRoll(ForageTable table, RouteTable routes, WeatherTable weathers) implements RollRules {
    @Override
    public RollKind kind() {
        return RollKind.FORAGE;
    }

    @Override
    public List<Modifier> printed(March march) {
        Turn turn = march.turn();
        return new Printed()
                .route(turn.terrain(), routes.row(turn.terrain()).forage())
                .weather(turn.weather(), weathers.row(turn.weather()).forage())
                .all();
    }

    @Override
    public Settled read(March march, int total) {
        ForageTable.Row row = table.row(total);
        return new Foraged(row.food(), row.anger());
    }
}
