package strategos.engine.games.xenophon.phases;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.TurnEvents.WordPassed;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Phase;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.march.Stage;

/** Mutinous men may be rallied. */
@Rule({"rally-phase", "ruling-P1"})
record RallyPhase(Thrower thrower) implements PhaseRules {
    @Override
    public Phase phase() {
        return Phase.RALLY;
    }

    @Override
    public void begin(Play<March> play) {
        if (play.state().roller().mutiny() > 0) {
            thrower.cast(play, RollKind.RALLY);
        } else {
            play.happen(new WordPassed(Phase.DESERTION, Stage.START));
        }
    }
}
