package strategos.engine.games.sparta.printed;

import strategos.engine.Rule;
import strategos.engine.games.sparta.war.PrintedRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.text.Arg;

/** A fort counter. */
@Rule("2.7")
public record Fort(int number, String id, int place, Side side, int strength) {
    /** Its name in a text. */
    public Arg named() {
        return new Arg.Name("fort", id);
    }

    /** How events name it. */
    public PrintedRef tag() {
        return new PrintedRef(number, id);
    }
}
