package strategos.engine.games.xenophon.events;

import strategos.engine.games.xenophon.march.Army;
import strategos.engine.games.xenophon.march.Fate;
import strategos.engine.games.xenophon.march.March;

/** Counts the armies that are out of the game. */
final class Gone {
    private Gone() {}

    /** The number that the next army to go will bear. */
    static int next(March march) {
        int gone = 1;
        for (Army army : march.armies()) {
            gone += army.fate() == Fate.GONE ? 1 : 0;
        }
        return gone;
    }
}
