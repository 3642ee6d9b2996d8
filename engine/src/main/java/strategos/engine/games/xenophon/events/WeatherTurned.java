package strategos.engine.games.xenophon.events;

import strategos.engine.Rule;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.RollKind;
import strategos.engine.games.xenophon.Weather;
import strategos.engine.Recorded;
import strategos.engine.text.Text;

/** The weather of the turn is known. */
@Rule("weather-phase")
@Recorded("weather-turned")
public record WeatherTurned(Weather weather) implements Settled {
    @Override
    public March apply(March before) {
        return before.with(before.turn().in(weather)).begin(Phase.SATRAP);
    }

    @Override
    public RollKind kind() {
        return RollKind.WEATHER;
    }

    @Override
    public Text result() {
        return Text.of("result.weather", "weather", weather.named());
    }

    @Override
    public Text sentence(March before) {
        return Text.of("told.weather", "army", before.roller().seat(), "weather", weather.named());
    }
}
