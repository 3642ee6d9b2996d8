package strategos.engine.games.xenophon.route;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.MarchEvent.Settled;
import strategos.engine.games.xenophon.events.RouteEvents.Marched;
import strategos.engine.games.xenophon.rules.PhaseRules;
import strategos.engine.games.xenophon.state.CurrentRoll.Modifier;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Turn;

/**
 * How far the army marches: route, weather, and all that has held it up.
 *
 * @param last the last space of the distance track
 */
@Rule({"travel-phase", "travel-foraged", "travel-starving", "travel-negotiated", "travel-attacked"})
public record TravelPhase(Table table, RoutePhase.Table routes, WeatherPhase.Table weathers, int last)
        implements PhaseRules.WithRoll {
    @Override
    public RollKind kind() {
        return RollKind.TRAVEL;
    }

    @Override
    public List<Modifier> printed(MarchState march) {
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
    public Settled read(MarchState march, int total) {
        int from = march.roller().space();
        return new Marched(from, table.reached(from, total, last));
    }

    /**
     * How far the army marches: as many spaces as the die shows, with all that is added.
     *
     * @param foraged added when it foraged this turn
     * @param starving added when it has a starvation token
     * @param negotiated added when it met a satrap this turn
     * @param attacked added when it was attacked this turn
     */
    @Rule({"travel-table", "travel-foraged", "travel-starving", "travel-negotiated", "travel-attacked"})
    public record Table(int foraged, int starving, int negotiated, int attacked) {
        /** The space that an army reaches from {@code from} with that total: never back, and never beyond the last. */
        public int reached(int from, int total, int last) {
            return Math.min(last, from + Math.max(0, total));
        }
    }
}
