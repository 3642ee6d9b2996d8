package strategos.engine.games.xenophon.phases;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.TurnEvents.WordPassed;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Phase;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.march.Stage;

/** Whoever has met a satrap deals with him, and must. */
@Rule({"negotiations-phase", "ruling-P1"})
record NegotiationsPhase(Thrower thrower) implements PhaseRules {
    @Override
    public Phase phase() {
        return Phase.NEGOTIATIONS;
    }

    @Override
    public void begin(Play<March> play) {
        if (play.state().turn().met()) {
            thrower.cast(play, RollKind.NEGOTIATION);
        } else {
            play.happen(new WordPassed(Phase.ATTACK, Stage.START));
        }
    }
}
