package strategos.engine.games.xenophon.phases;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Phase;
import strategos.engine.games.xenophon.march.RollKind;

/** The army marches on. */
@Rule("travel-phase")
record TravelPhase(Thrower thrower) implements PhaseRules {
    @Override
    public Phase phase() {
        return Phase.TRAVEL;
    }

    @Override
    public void begin(Play<March> play) {
        thrower.cast(play, RollKind.TRAVEL);
    }
}
