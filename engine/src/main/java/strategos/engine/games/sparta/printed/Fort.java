package strategos.engine.games.sparta.printed;

import strategos.engine.Rule;
import strategos.engine.games.sparta.war.PrintedRef.FortRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.text.Arg;

/**
 * A fort counter.
 *
 * @param ref how events and the position name it
 */
@Rule("2.7")
public record Fort(FortRef ref, int place, Side side, int strength) {
    /** Its id in data. */
    public String id() {
        return ref.id();
    }

    /** Its name in a text. */
    public Arg named() {
        return ref.named();
    }
}
