package strategos.engine.games.xenophon.hardship;

import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.HardshipEvents.Foraged;
import strategos.engine.games.xenophon.events.MarchEvent.Settled;
import strategos.engine.games.xenophon.events.TurnEvents.WordPassed;
import strategos.engine.games.xenophon.printed.TableRows;
import strategos.engine.games.xenophon.route.RoutePhase;
import strategos.engine.games.xenophon.route.WeatherPhase;
import strategos.engine.games.xenophon.rules.PhaseRules;
import strategos.engine.games.xenophon.rules.RollResolver;
import strategos.engine.games.xenophon.state.CurrentRoll.Modifier;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Turn;

/** The army chooses whether to forage; what it brings, route and weather tell. */
@Rule({"forage-phase", "route-table", "weather-table"})
public record ForagePhase(Table table, RoutePhase.Table routes, WeatherPhase.Table weathers)
        implements PhaseRules.WithRoll {
    @Override
    public RollKind kind() {
        return RollKind.FORAGE;
    }

    @Override
    public void begin(Play<MarchState> play, RollResolver resolver) {
        play.happen(new WordPassed(Phase.FORAGE, Stage.FORAGE));
    }

    @Override
    public List<Modifier> printed(MarchState march) {
        Turn turn = march.turn();
        return new Printed()
                .route(turn.terrain(), routes.row(turn.terrain()).forage())
                .weather(turn.weather(), weathers.row(turn.weather()).forage())
                .all();
    }

    @Override
    public Settled read(MarchState march, int total) {
        Table.Row row = table.row(total);
        return new Foraged(row.food(), row.anger());
    }

    /** What foraging brings: food, and anger. */
    @Rule("forage-table")
    public record Table(List<Row> rows) {
        /**
         * A line of the table.
         *
         * @param food food tokens gained
         * @param anger anger tokens gained
         */
        public record Row(int roll, int food, int anger) {}

        public Table {
            rows = List.copyOf(rows);
            TableRows.follow(rows, Row::roll, Row::roll, 1, 6);
        }

        /** The line for that total; outside the table, the nearest. */
        public Row row(int total) {
            return rows.get(Math.clamp(total, 1, rows.size()) - 1);
        }
    }
}
