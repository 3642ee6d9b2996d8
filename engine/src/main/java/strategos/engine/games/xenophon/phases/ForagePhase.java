package strategos.engine.games.xenophon.phases;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.TurnEvents.WordPassed;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Phase;
import strategos.engine.games.xenophon.march.Stage;

/** The army chooses whether to forage. */
@Rule("forage-phase")
record ForagePhase() implements PhaseRules {
    @Override
    public Phase phase() {
        return Phase.FORAGE;
    }

    @Override
    public void begin(Play<March> play) {
        play.happen(new WordPassed(Phase.FORAGE, Stage.FORAGE));
    }
}
