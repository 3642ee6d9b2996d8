package strategos.engine.games.xenophon.tables;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.march.Weather;

/**
 * The weather of the turn, and what it adds to other rolls.
 *
 * @param southUntil the last space of the warm south
 * @param south added to the weather roll there
 */
@Rule({"weather-table", "weather-south"})
public record WeatherTable(List<Row> rows, int southUntil, int south) {
    /** A line of the table. */
    public record Row(int from, int to, Weather weather, int forage, int travel) {}

    public WeatherTable {
        rows = List.copyOf(rows);
        Rows.follow(rows, Row::from, Row::to, 1, 6);
        Rows.each(rows, Row::weather, Weather.values(), Weather.UNKNOWN);
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
