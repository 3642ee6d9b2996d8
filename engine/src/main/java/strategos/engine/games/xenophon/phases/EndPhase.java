package strategos.engine.games.xenophon.phases;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.TurnEvents.WordPassed;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Phase;
import strategos.engine.games.xenophon.march.Stage;

/** Cards over the limit are laid down, and the next army has its turn. */
@Rule("end-phase")
record EndPhase(HandLimit limits, Turns turns) implements PhaseRules {
    @Override
    public Phase phase() {
        return Phase.END;
    }

    @Override
    public void begin(Play<March> play) {
        if (play.state().roller().hand().size() > limits.of(play.state().roller())) {
            play.happen(new WordPassed(Phase.END, Stage.DISCARD));
        } else {
            turns.next(play);
        }
    }
}
