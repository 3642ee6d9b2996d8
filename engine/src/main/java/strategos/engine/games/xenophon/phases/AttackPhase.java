package strategos.engine.games.xenophon.phases;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.TurnEvents.WordPassed;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Phase;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.march.Stage;

/** Where there is anger, the barbarians may attack; where there is none, nobody is there to do it. */
@Rule({"attack-phase", "ruling-P1", "ruling-P2"})
record AttackPhase(Thrower thrower) implements PhaseRules {
    @Override
    public Phase phase() {
        return Phase.ATTACK;
    }

    @Override
    public void begin(Play<March> play) {
        if (play.state().roller().anger() > 0) {
            thrower.cast(play, RollKind.ATTACK);
        } else {
            play.happen(new WordPassed(Phase.BATTLE, Stage.START));
        }
    }
}
