package strategos.engine.games.xenophon.phases;

import java.util.List;
import strategos.engine.games.xenophon.events.Settled;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Modifier;
import strategos.engine.games.xenophon.march.RollKind;

/** One kind of roll: what the rules add to it, and what comes of it. */
interface RollRules {
    /** Which one. */
    RollKind kind();

    /** What the rules add to the roll as things stand. */
    List<Modifier> printed(March march);

    /** What comes of this total as things stand. Equal results mean that a difference in the total does not matter. */
    Settled read(March march, int total);
}
