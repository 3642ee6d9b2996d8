package strategos.engine.games.xenophon.phases;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.TurnEvents.WordPassed;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Phase;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.march.Stage;
import strategos.engine.games.xenophon.march.Weather;

/** Harsh weather costs men. */
@Rule({"exposure-phase", "ruling-P1"})
record ExposurePhase(Thrower thrower) implements PhaseRules {
    @Override
    public Phase phase() {
        return Phase.EXPOSURE;
    }

    @Override
    public void begin(Play<March> play) {
        if (play.state().turn().weather() == Weather.HARSH) {
            thrower.cast(play, RollKind.EXPOSURE);
        } else {
            play.happen(new WordPassed(Phase.FORAGE, Stage.START));
        }
    }
}
