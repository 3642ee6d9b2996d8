package strategos.engine.games.xenophon.phases;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Phase;
import strategos.engine.games.xenophon.march.RollKind;

/** The weather of the turn is rolled for. */
@Rule("weather-phase")
record WeatherPhase(Thrower thrower) implements PhaseRules {
    @Override
    public Phase phase() {
        return Phase.WEATHER;
    }

    @Override
    public void begin(Play<March> play) {
        thrower.cast(play, RollKind.WEATHER);
    }
}
