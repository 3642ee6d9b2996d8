package strategos.engine.games.xenophon.route;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.MarchEvent.Settled;
import strategos.engine.games.xenophon.events.RouteEvents.WeatherTurned;
import strategos.engine.games.xenophon.printed.TableRows;
import strategos.engine.games.xenophon.rules.PhaseRules;
import strategos.engine.games.xenophon.state.CurrentRoll.Modifier;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Turn.Weather;

/** The weather of the turn is rolled for; it is milder in the south. */
@Rule({"weather-phase", "weather-south"})
public record WeatherPhase(Table table) implements PhaseRules.WithRoll {
    @Override
    public RollKind kind() {
        return RollKind.WEATHER;
    }

    @Override
    public List<Modifier> printed(MarchState march) {
        return new Printed()
                .when(march.roller().space() <= table.southUntil(), "south", table.south())
                .all();
    }

    @Override
    public Settled read(MarchState march, int total) {
        return new WeatherTurned(table.weather(total));
    }

    /**
     * The weather of the turn, and what it adds to other rolls.
     *
     * @param southUntil the last space of the warm south
     * @param south added to the weather roll there
     */
    @Rule({"weather-table", "weather-south"})
    public record Table(List<Row> rows, int southUntil, int south) {
        /** A line of the table. */
        public record Row(int from, int to, Weather weather, int forage, int travel) {}

        public Table {
            rows = List.copyOf(rows);
            TableRows.follow(rows, Row::from, Row::to, 1, 6);
            TableRows.each(rows, Row::weather, Weather.values(), Weather.UNKNOWN);
        }

        /** The weather for that total: what lies below the table is its first line, what lies above its last. */
        public Weather weather(int total) {
            for (Row row : rows) {
                if (total <= row.to()) {
                    return row.weather();
                }
            }
            return rows.getLast().weather();
        }

        /** The line of that weather. */
        public Row row(Weather weather) {
            for (Row row : rows) {
                if (row.weather() == weather) {
                    return row;
                }
            }
            throw new IllegalArgumentException("no line for the weather " + weather);
        }
    }
}
