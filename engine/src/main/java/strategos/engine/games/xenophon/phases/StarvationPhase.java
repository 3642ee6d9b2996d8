package strategos.engine.games.xenophon.phases;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.TurnEvents.WordPassed;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Phase;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.march.Stage;

/** Hunger costs men. */
@Rule({"starvation-phase", "ruling-P1"})
record StarvationPhase(Thrower thrower) implements PhaseRules {
    @Override
    public Phase phase() {
        return Phase.STARVATION;
    }

    @Override
    public void begin(Play<March> play) {
        if (play.state().roller().starvation() > 0) {
            thrower.cast(play, RollKind.STARVATION);
        } else {
            play.happen(new WordPassed(Phase.MORALE, Stage.START));
        }
    }
}
