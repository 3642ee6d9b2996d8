package strategos.engine.games.xenophon.phases;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.RouteEvents.Marched;
import strategos.engine.games.xenophon.events.Settled;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Modifier;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.march.Turn;
import strategos.engine.games.xenophon.tables.RouteTable;
import strategos.engine.games.xenophon.tables.TravelTable;
import strategos.engine.games.xenophon.tables.WeatherTable;

/** How far the army comes: route, weather, and all that has held it up. */
@Rule({"travel-phase", "travel-foraged", "travel-starving", "travel-negotiated", "travel-attacked"})
record TravelRoll(TravelTable table, RouteTable routes, WeatherTable weathers, int last) implements RollRules {
    @Override
    public RollKind kind() {
        return RollKind.TRAVEL;
    }

    @Override
    public List<Modifier> printed(March march) {
        Turn turn = march.turn();
        return new Printed()
                .route(turn.terrain(), routes.row(turn.terrain()).travel())
                .weather(turn.weather(), weathers.row(turn.weather()).travel())
                .when(turn.foraged(), "foraged", table.foraged())
                .when(march.roller().starvation() > 0, "starving", table.starving())
                .when(turn.met(), "negotiated", table.negotiated())
                .when(turn.attacked(), "attacked", table.attacked())
                .all();
    }

    @Override
    public Settled read(March march, int total) {
        int from = march.roller().space();
        return new Marched(from, table.reached(from, total, last));
    }
}
