package strategos.engine.games.xenophon.phases;

import strategos.engine.Play;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Phase;

/** One phase of the sequence of play. */
interface PhaseRules {
    /** Which one. */
    Phase phase();

    /** What happens as it begins: a throw, a question, or straight on to the next phase. */
    void begin(Play<March> play);
}
