package strategos.engine.games.xenophon.phases;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.HardshipEvents.Consumed;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Phase;

/** The army eats a token of food, and hunger is forgotten; without one, hunger grows. */
@Rule("consumption-phase")
record ConsumptionPhase() implements PhaseRules {
    @Override
    public Phase phase() {
        return Phase.CONSUMPTION;
    }

    @Override
    public void begin(Play<March> play) {
        play.happen(new Consumed(play.state().roller().food() > 0));
    }
}
