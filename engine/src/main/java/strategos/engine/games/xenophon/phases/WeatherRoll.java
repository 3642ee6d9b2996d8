package strategos.engine.games.xenophon.phases;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.RouteEvents.WeatherTurned;
import strategos.engine.games.xenophon.events.Settled;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Modifier;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.tables.WeatherTable;

/** The weather, milder in the south. */
@Rule({"weather-phase", "weather-south"})
record WeatherRoll(WeatherTable table) implements RollRules {
    @Override
    public RollKind kind() {
        return RollKind.WEATHER;
    }

    @Override
    public List<Modifier> printed(March march) {
        return new Printed()
                .when(march.roller().space() <= table.southUntil(), "south", table.south())
                .all();
    }

    @Override
    public Settled read(March march, int total) {
        return new WeatherTurned(table.weather(total));
    }
}
